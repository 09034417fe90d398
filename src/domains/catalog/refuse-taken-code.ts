import { Failure } from '../../values/failure.ts'
import { isTakenCode } from './store/offers.ts'

/** Runs a write; a code that another product of the company has is `erp_code_taken`, also when both come at once. */
export async function refuseTakenCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isTakenCode(error)) throw error
    throw new Failure('conflict', 'erp_code_taken', { fields: [{ field: 'erpCode', code: 'erp_code_taken' }] })
  }
}
