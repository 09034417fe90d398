import { appendEvents } from './append-events.ts'
import type { Claim } from './rules/event.ts'
import type { SigningDeps } from './signer-of.ts'
import { findLastEvents } from './store/events.ts'
import { lockUnits } from './store/units.ts'

/**
 * What became of a complaint about a unit, for its passport. `companyId`: who answers for it, null: the market. Said again with nothing between it is
 * the same.
 */
export async function noteClaim(
  deps: SigningDeps,
  { unitId, what, companyId }: { unitId: number; what: Claim; companyId: number | null },
): Promise<void> {
  const units = await lockUnits(deps.db, [unitId])
  const [last] = await findLastEvents(deps.db, [unitId])
  if (last?.kind === 'warranty' && 'claim' in last.data && last.data.claim === what) return
  await appendEvents(
    deps,
    units.map((unit) => ({ unit, happened: [{ kind: 'warranty', by: companyId, data: { claim: what } }] })),
  )
}
