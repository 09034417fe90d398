import { isHoliday } from '../../../platform/calendar/holidays.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { wallTime } from '../../../values/days.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import { accountOf } from '../../shipping/contract.ts'
import { requireAccount } from '../../shipping/index.ts'
import type { CollectionsView, WantedCollection } from './contract.ts'
import { insertBound } from './insert-bound.ts'
import { readCollections, readReady } from './read-collections.ts'
import { whenProblem } from './rules/when-to-collect.ts'

const PER_PERSON = defineLimit({ name: 'collectionRequests', attempts: 60, seconds: 3600 })

/**
 * Writes an order for a courier; a job asks the carrier. `collection_taken`: one of the parcels does not wait for a courier (any more), as where two order
 * at once; `collection_mixed`: they are of several carriers or addresses.
 */
export async function requestCollection(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, wanted }: { companyId: number; wanted: WantedCollection },
): Promise<CollectionsView> {
  const { actor: member, byUser } = requireMember(deps, actor, companyId, 'orders.ship')
  await deps.limits.count(PER_PERSON, member.userId)
  const ids = [...new Set(wanted.labels)]
  const groups = await readReady(deps, companyId)
  const known = groups.flat().filter(({ id }) => ids.includes(id))
  if (known.length < ids.length) throw new Failure('conflict', 'collection_taken')
  const group = must(
    groups.find((labels) => labels.some(({ id }) => ids.includes(id))),
    'the group of a parcel',
  ).filter(({ id }) => ids.includes(id))
  const [first] = group
  if (!first || group.length < ids.length) throw new Failure('conflict', 'collection_mixed')
  const { carrier, consignment } = first
  const { day: takesDay } = must(accountOf(carrier).collection, `collections of ${carrier}`)
  const now = wallTime(deps.now(), MARKET_ZONE)
  const when = { day: takesDay ? wanted.day : now.date, from: wanted.from, until: wanted.until }
  const country = consignment.sender.address?.country ?? 'PL'
  // Who comes on the next round comes on a working day by itself.
  const problem = takesDay
    ? whenProblem(when, now, (date) => isHoliday(country, date))
    : wanted.from >= wanted.until && ({ field: 'until', code: 'collection_hours' } as const)
  if (problem) throw invalidField(problem.field, problem.code)
  await requireAccount(deps.db, companyId, carrier)
  await deps.db.transaction().execute(async (db) => {
    const given = { companyId, carrier, sender: consignment.sender, ...when, note: wanted.note, automatic: false }
    await insertBound({ ...deps, db }, { ...given, requestedBy: byUser, requestedAt: deps.now() }, ids)
  })
  return readCollections(deps, member, companyId)
}
