import { appendEvents } from './append-events.ts'
import { noteListed } from './list-units.ts'
import { canonicalJson } from './rules/canonical.ts'
import type { Facts } from './rules/facts.ts'
import type { SigningDeps } from './signer-of.ts'
import { findNewestErasures, insertErasures } from './store/erasures.ts'
import { lockUnits, writeUnits } from './store/units.ts'
import { testedAs } from './test-unit.ts'

// What files and other programs say of many units at once, in the caller's transaction and a few statements. Said again, nothing changes.

/**
 * Puts units of the company into versions of its products; others stay where they are. Gives the ids of those that may not move: another
 * published offer has them, or an order.
 */
export async function placeUnits(
  deps: SigningDeps,
  given: { companyId: number; places: readonly { unitId: number; productId: number; versionId: number | null }[] },
): Promise<number[]> {
  const wanted = new Map(given.places.map((place) => [place.unitId, place]))
  const units = await lockUnits(deps.db, [...wanted.keys()])
  const refused: number[] = []
  const moved = units.flatMap((unit) => {
    const place = wanted.get(unit.id)
    if (!place || (unit.productId === place.productId && unit.versionId === place.versionId)) return []
    const isTied = unit.productId !== place.productId && unit.offered
    if (unit.companyId === given.companyId && unit.state === 'inStock' && !isTied) return [{ ...unit, ...place }]
    refused.push(unit.id)
    return []
  })
  await writeUnits(deps.db, moved)
  await noteListed(
    deps,
    moved.map(({ id }) => id),
  )
  return refused
}

/** What was measured of units of the company; facts that are known already are no new test, whatever the day. */
export async function testUnits(
  deps: SigningDeps,
  { companyId, tests }: { companyId: number; tests: readonly { unitId: number; facts: Facts }[] },
): Promise<void> {
  const factsOf = new Map(tests.map(({ unitId, facts }) => [unitId, facts]))
  const units = await lockUnits(deps.db, [...factsOf.keys()])
  const changed = units.flatMap((unit) => {
    const facts = factsOf.get(unit.id)
    if (!facts || unit.companyId !== companyId || sameFacts(unit.facts, facts)) return []
    return testedAs(unit, { companyId, facts }, deps.now()) ?? []
  })
  await appendEvents(deps, changed)
}

const sameFacts = (one: Facts | null, other: Facts): boolean =>
  one !== null && canonicalJson(one) === canonicalJson(other)

/** Certificates of erasure by their public fields and number; a number that is known already changes nothing. Without its file it is no badge. */
export async function noteErasures(
  deps: SigningDeps,
  given: {
    companyId: number
    erasures: readonly {
      unitId: number
      number: string
      wipedOn: string
      method: 'clear' | 'purge' | 'destroy'
      tool: string
    }[]
  },
): Promise<void> {
  if (given.erasures.length === 0) return
  const ids = given.erasures.map(({ unitId }) => unitId)
  const known = await findNewestErasures(deps.db, ids, given.companyId)
  const fresh = given.erasures.filter(({ unitId, number }) => known.get(unitId) !== number)
  const privateSealed = () => deps.secrets.seal(JSON.stringify({ operator: '', drives: [] }))
  await insertErasures(
    deps.db,
    fresh.map((one) => ({ ...one, companyId: given.companyId, privateSealed: privateSealed() })),
    deps.now(),
  )
}
