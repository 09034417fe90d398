import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { Failure } from '../../values/failure.ts'
import { hashNumber } from './hash-number.ts'
import { plainDeviceNumber } from './rules/device-number.ts'
import { findUnitByCode } from './store/units.ts'

/** Of one visitor, and of one unit by all: of an IMEI whose model is known there are a million. */
const PER_VISITOR = defineLimit({ name: 'unit-check', attempts: 10, seconds: 3600 })
const PER_UNIT = defineLimit({ name: 'unit-check-unit', attempts: 30, seconds: 86_400 })

/** Whether a number is the unit's; null: none is known of it. `address`: of who asks. */
export async function checkNumber(
  deps: Pick<Deps, 'db' | 'secrets' | 'limits'>,
  { code, number, address }: { code: string; number: string; address: string },
): Promise<boolean | null> {
  await deps.limits.count(PER_VISITOR, address)
  const unit = await findUnitByCode(deps.db, code)
  if (!unit || unit.seq === 0) throw new Failure('notFound', 'unit_not_found')
  const { numberKind, numberHash } = unit
  if (!numberKind || !numberHash) return null
  await deps.limits.count(PER_UNIT, code)
  return hashNumber(deps, numberKind, plainDeviceNumber(numberKind, number)).equals(numberHash)
}
