import type { Deps } from '../../../platform/deps.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { readCategories } from '../../categories/index.ts'
import { checkOffer, type OfferToCheck } from '../rules/check-offer.ts'

type Checked = OfferToCheck & { categoryId: number }

/**
 * Refuses an offer with `validation` that names every wrong field. What was wrong `before` and stays is not held against it: an import
 * may bring what a person could not publish, and its price must still be changeable.
 */
export async function refuseProblems(
  deps: Deps,
  offer: Checked,
  level: 'draft' | 'published',
  before?: Checked,
): Promise<void> {
  const schemas = new Map((await readCategories(deps)).map((category) => [category.id, category.attributes]))
  const problems = (one: Checked): FieldError[] => checkOffer(one, schemas.get(one.categoryId), level)
  const known = new Set((before ? problems(before) : []).map(nameOf))
  const fields = problems(offer).filter((problem) => !known.has(nameOf(problem)))
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
}

const nameOf = ({ field, code }: FieldError) => `${field} ${code}`
