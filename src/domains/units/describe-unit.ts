import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import { findCategoryNames } from '../categories/index.ts'
import { lockOwn } from './own-unit.ts'
import { gtin14 } from './rules/gtin.ts'
import { tellsNumber, tellsPerson } from './rules/tells.ts'
import { writeDescription } from './store/units.ts'
import { tellsOwnNumber } from './tells-own-number.ts'

/** What a unit is called and what kind of thing it is. Everybody reads it: it tells no number and no person. */
export async function describeUnit(
  deps: Pick<Deps, 'db' | 'secrets'>,
  given: { unitId: number; companyId: number; name: string; categoryId: number | null; gtin: string | null },
): Promise<void> {
  const { name, categoryId } = given
  if (tellsNumber(name)) throw invalidField('name', 'tells_number')
  if (tellsPerson(name)) throw invalidField('name', 'tells_person')
  const gtin = given.gtin ? gtin14(given.gtin) : null
  if (gtin === undefined) throw invalidField('gtin', 'ean_invalid')
  if (categoryId !== null && (await findCategoryNames(deps.db, [categoryId])).size === 0) {
    throw invalidField('categoryId', 'invalid')
  }
  const unit = await lockOwn(deps, given)
  if (tellsOwnNumber(deps, unit, name)) throw invalidField('name', 'tells_number')
  await writeDescription(deps.db, { id: unit.id, name, categoryId, gtin })
}
