import { must } from '../../values/must.ts'
import { appendEvents } from './append-events.ts'
import { lockOwn } from './own-unit.ts'
import type { EventData } from './rules/event.ts'
import type { SigningDeps } from './signer-of.ts'
import { findLastEvents } from './store/events.ts'
import type { StoredUnit } from './store/units.ts'

/** Minutes in which the same repair, said again with nothing between, is the same. */
const SAID_AGAIN = 10

/** What was repaired of a unit. */
export async function repairUnit(
  deps: SigningDeps,
  given: {
    unitId: number
    companyId: number
    what: EventData['repaired']['what']
    parts: EventData['repaired']['parts']
    note?: string | undefined
  },
): Promise<StoredUnit> {
  const unit = await lockOwn(deps, given)
  const { what, parts, note } = given
  const [last] = await findLastEvents(deps.db, [unit.id])
  if (last?.kind === 'repaired' && deps.now().getTime() - last.at.getTime() < SAID_AGAIN * 60_000) {
    const said = last.data as EventData['repaired']
    if (said.what === what && said.parts === parts && (last.note ?? '') === (note ?? '')) return unit
  }
  const [written] = await appendEvents(deps, [
    { unit, happened: [{ kind: 'repaired', by: given.companyId, data: { what, parts }, note }] },
  ])
  return must(written, 'a changed unit')
}
