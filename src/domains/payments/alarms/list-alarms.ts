import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { recordAudit } from '../../audit/index.ts'
import type { PaymentAlarm } from './contract.ts'
import { endAlarm, findAlarm, findAlarms, type StoredAlarm } from './store.ts'

/** A page of payments that need, or needed, a person. */
export async function listAlarms(
  deps: Deps,
  actor: Actor | undefined,
  { done, before }: { done?: boolean | undefined; before?: number | undefined },
): Promise<{ alarms: PaymentAlarm[]; next: number | null }> {
  requireOperator(actor)
  const rows = await findAlarms(deps.db, { done: done === true, before: before ?? null, limit: PAGE_SIZE + 1 })
  const page = rows.slice(0, PAGE_SIZE)
  return { alarms: page.map(toView), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** Somebody put it right; what the first one noted stays. `alarm_not_found`. */
export async function finishAlarm(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  note: string,
): Promise<PaymentAlarm> {
  const person = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (await endAlarm(db, id, { at: deps.now(), byUser: person.userId, note })) {
      await recordAudit(inside, {
        ...{ actorId: person.userId, action: 'paymentAlarmDone', subjectKind: 'market', subjectId: 'payments' },
        detail: { alarm: id },
      })
    }
    const alarm = await findAlarm(db, id)
    if (!alarm) throw new Failure('notFound', 'alarm_not_found')
    return toView(alarm)
  })
}

function toView({ id, kind, amount, currency, raisedAt, doneAt, note, ...payment }: StoredAlarm): PaymentAlarm {
  const { paymentId, provider, reference, status, asked, askedCurrency } = payment
  return {
    ...{ id, kind, amount, currency, note, raisedAt: raisedAt.toISOString(), doneAt: doneAt?.toISOString() ?? null },
    payment: { id: paymentId, provider, reference, status, amount: asked, currency: askedCurrency },
  }
}
