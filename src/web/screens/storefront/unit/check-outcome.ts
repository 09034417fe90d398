import { isDeviceNumber, plainDeviceNumber } from '../../../../domains/units/rules/device-number.ts'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'

/** What comparing a number came to; `none`: no number is known of the unit, `wrong`: it can be none. */
export type CheckOutcome = 'yes' | 'no' | 'none' | 'wrong' | 'often' | 'failed'

const KINDS = ['imei', 'serial'] as const

/** Compares the number of the device in somebody's hand with the one that is kept. */
export async function compareNumber(code: string, number: string): Promise<CheckOutcome> {
  if (!KINDS.some((kind) => isDeviceNumber(kind, plainDeviceNumber(kind, number)))) return 'wrong'
  try {
    const { matches } = await api('POST /api/units/{code}/check', { params: { code }, body: { number } })
    return matches === null ? 'none' : matches ? 'yes' : 'no'
  } catch (error) {
    return error instanceof ApiProblem && error.code === 'rate_limited' ? 'often' : 'failed'
  }
}
