import { Failure, invalidField } from '../../values/failure.ts'
import { isCategoryGone, isTakenCode } from './store/offers.ts'

/**
 * Runs a write; a code that another product of the company has is `erp_code_taken`, also when both come at once, and a category that was
 * merged into another a moment ago is `category_not_found`.
 */
export async function refuseTakenCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isCategoryGone(error)) throw invalidField('categoryId', 'category_not_found')
    if (!isTakenCode(error)) throw error
    throw new Failure('conflict', 'erp_code_taken', { fields: [{ field: 'erpCode', code: 'erp_code_taken' }] })
  }
}
