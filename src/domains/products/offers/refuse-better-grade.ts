import type { Deps } from '../../../platform/deps.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { findWorstUnits, type WorstUnit } from '../../units/index.ts'
import { promisesMore } from '../../units/rules/index.ts'
import type { ProductView } from '../contract.ts'

type Promised = Pick<ProductView, 'state' | 'grade'>

/** What is wrong with a grade that is better than that of the worst unit (`grade_above_units`, naming it by its last characters); else nothing. */
export function gradeAboveUnits(offer: Promised, worst: WorstUnit | undefined): FieldError[] {
  if (!worst || !promisesMore(offer, worst.grade)) return []
  const params = { unit: worst.last4 ?? worst.code, grade: worst.grade }
  return [{ field: 'grade', code: 'grade_above_units', params }]
}

/** Refuses a product that promises more than its units keep. A unit graded by hand, with a reason, has the grade of the hand. */
export async function refuseBetterGrade(deps: Deps, productId: number, offer: Promised): Promise<void> {
  const [worst] = await findWorstUnits(deps.db, [productId])
  const fields = gradeAboveUnits(offer, worst)
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
}
