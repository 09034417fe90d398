import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { POINT_LISTS } from '../carriers/adapters.ts'
import { POINTS_TAG } from '../points/pickup-points.ts'
import { closeUnseen, countSeen, takeListTurn, writePoints } from '../points/store.ts'
import type { LabelCarrier } from '../rules/accounts.ts'
import { POINT_METHODS } from '../rules/methods.ts'
import { readPointFile } from './read-file.ts'

/** Rows of one statement. */
const AT_ONCE = 2000

type PointFile = { carrier: LabelCarrier; path: string; name: string; anyway: boolean }

/**
 * Takes the points of a carrier from a file, all or none of them; what it does not name is closed. Refuses a carrier whose own list is read, a file in
 * which anything is wrong, and one that would close more than half of the points unless `anyway` is said.
 */
export async function importPoints(
  deps: Deps,
  actor: Actor | undefined,
  { carrier, path, name, anyway }: PointFile,
): Promise<{ points: number; closed: number }> {
  const operator = requireOperator(actor)
  const methods = POINT_METHODS.filter((method) => method.startsWith(`${carrier}_`))
  if (methods.length === 0) throw invalidField('carrier', 'invalid')
  if (POINT_LISTS[carrier]?.(deps)) throw new Failure('conflict', 'points_listed')
  const points = await readPointFile(path)
  if (points.length === 0) throw invalidField('file', 'points_not_readable')
  return deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    // Who comes second waits, and is refused where a later file was first.
    if (!(await takeListTurn(db, carrier, { now, triedSince: now, completedSince: now }))) {
      throw new Failure('conflict', 'points_busy')
    }
    const { before } = await countSeen(db, methods, now)
    const rows = methods.flatMap((method) => points.map((point) => ({ ...point, method })))
    if (!anyway && rows.length < before / 2) {
      throw new Failure('conflict', 'points_fewer', { params: { count: rows.length, before } })
    }
    for (let at = 0; at < rows.length; at += AT_ONCE) await writePoints(db, rows.slice(at, at + AT_ONCE), 'file', now)
    const closed = await closeUnseen(db, { carrier, methods, began: now, now })
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: operator.userId, action: 'pointsLoaded', subjectKind: 'market', subjectId: carrier },
        detail: { name, points: points.length, closed },
      },
    )
    await invalidateTags(db, [POINTS_TAG])
    return { points: points.length, closed }
  })
}
