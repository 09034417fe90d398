import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'
import { type CollectionHours, DEFAULT_COLLECTION_HOURS, hoursOf } from './rules/collection-hours.ts'

const SETTING = 'collectionHours'

/** What the operator decided, or what holds until then. */
export async function readCollectionHours(deps: Deps): Promise<CollectionHours> {
  const entered = (await readSetting(deps, SETTING)) as Partial<CollectionHours> | undefined
  return { ...DEFAULT_COLLECTION_HOURS, ...entered }
}

/** About how many hours a carrier keeps what waits at a point; 0: not known. */
export async function collectionHoursOf(deps: Deps, carrier: string): Promise<number> {
  return hoursOf(await readCollectionHours(deps), carrier)
}

export async function saveCollectionHours(
  deps: Deps,
  actor: Actor | undefined,
  hours: CollectionHours,
): Promise<CollectionHours> {
  const { userId: actorId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, hours)
    await recordAudit(inside, {
      ...{ actorId, action: 'collectionHoursChanged', subjectKind: 'market', subjectId: 'tracking', detail: hours },
    })
  })
  return hours
}
