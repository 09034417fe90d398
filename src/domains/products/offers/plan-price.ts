import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { readMoment } from '../../../values/market-time.ts'
import { requireMember } from '../../companies/index.ts'
import {
  endSchedule,
  findSchedule,
  findSchedules,
  insertSchedule,
  type Span,
  setScheduleStatus,
  spansOverlap,
} from '../../pricing/index.ts'
import type { OwnOffer } from './contract.ts'
import { composeOffer, requireLockedOffer } from './read-offer.ts'

/** Planned prices of one version at a time. */
const MAX_SCHEDULES = 20
/** Clocks differ and forms take time: what begins a little earlier than now begins now. */
const GRACE_MS = 5 * 60_000

export type PricePlan = {
  versionId: number
  price: number
  announce: boolean
  /** UTC, with an offset, or as the clocks show it in Poland. */
  startsAt: string
  endsAt: string | null
}
type Product = { companyId: number; productId: number }

/** Agrees on a price for later, until an end or for good. Jobs start and end it at their time; a sweep catches what they miss. */
export async function planPrice(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: Product,
  { versionId, price, announce, ...times }: PricePlan,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  const span = {
    startsAt: momentOf('startsAt', times.startsAt),
    endsAt: times.endsAt === null ? null : momentOf('endsAt', times.endsAt),
  }
  requireFuture(span, deps.now())
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { versions } = await requireLockedOffer(inside, companyId, productId)
    if (!versions.some((version) => version.id === versionId)) {
      throw new Failure('notFound', 'version_not_found', {
        fields: [{ field: 'versionId', code: 'version_not_found' }],
      })
    }
    const known = await findSchedules(db, versionId)
    if (known.length >= MAX_SCHEDULES) throw new Failure('conflict', 'too_many_schedules')
    if (known.some((one) => spansOverlap(one, span))) {
      throw new Failure('conflict', 'schedule_overlaps', { fields: [{ field: 'startsAt', code: 'schedule_overlaps' }] })
    }
    const id = await insertSchedule(db, { versionId, price, announce, ...span }, byUser)
    const job = { name: 'catalog.settlePrices' as const, payload: { versionId } }
    await deps.addJob(db, { ...job, runAt: span.startsAt, key: `catalog.price ${id} start` })
    if (span.endsAt) await deps.addJob(db, { ...job, runAt: span.endsAt, key: `catalog.price ${id} end` })
    return composeOffer(inside, companyId, productId)
  })
}

function momentOf(field: string, text: string): Date {
  const moment = readMoment(text)
  if (!moment) throw invalidField(field, 'invalid')
  return moment
}

function requireFuture({ startsAt, endsAt }: Span, now: Date): void {
  if (startsAt.getTime() < now.getTime() - GRACE_MS) throw invalidField('startsAt', 'schedule_in_past')
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) throw invalidField('endsAt', 'schedule_ends_early')
}

/** Takes back a planned price; a running one ends now. */
export async function cancelPrice(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: Product,
  scheduleId: number,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await requireLockedOffer(inside, companyId, productId)
    const schedule = await findSchedule(db, productId, scheduleId)
    if (!schedule) throw new Failure('notFound', 'schedule_not_found')
    if (schedule.status === 'planned') await setScheduleStatus(db, scheduleId, 'cancelled', null)
    else await endSchedule(inside, companyId, schedule, 'cancelled', byUser)
    return composeOffer(inside, companyId, productId)
  })
}
