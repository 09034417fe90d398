import { Failure } from '../../values/failure.ts'
import { noteListed, refuseReserved } from './list-units.ts'
import type { SigningDeps } from './signer-of.ts'
import { findIdsOf, lockUnits, type StoredUnit, writeUnits } from './store/units.ts'

type Given = { companyId: number; productId: number; versionId: number | null; codes: readonly string[] }

/**
 * Puts units to a version of a product (null: to the product), besides those that stand there. Each has to be in stock at the company
 * (`unit_not_found`, `unit_reserved`). Gives the other products that they stood in. Again it changes nothing.
 */
export async function joinUnits(deps: SigningDeps, given: Given): Promise<number[]> {
  const { companyId, productId, versionId } = given
  const codes = new Set(given.codes)
  const units = (await lockUnits(deps.db, await findIdsOf(deps.db, { hashes: [], codes: [...codes] }))).filter(
    (unit) => unit.companyId === companyId,
  )
  if (units.length < codes.size) throw new Failure('notFound', 'unit_not_found')
  const changed = units.flatMap((unit): StoredUnit[] => {
    if (unit.productId === productId && unit.versionId === versionId) return []
    refuseReserved(unit)
    return [{ ...unit, productId, versionId }]
  })
  await writeUnits(deps.db, changed)
  await noteListed(
    deps,
    changed.map(({ id }) => id),
  )
  return [...new Set(units.flatMap((unit) => (unit.productId === null ? [] : [unit.productId])))].filter(
    (id) => id !== productId,
  )
}
