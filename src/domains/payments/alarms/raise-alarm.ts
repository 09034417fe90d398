import type { Deps } from '../../../platform/deps.ts'
import { insertAlarm, type NewAlarm } from './store.ts'

/**
 * Calls the operators about a payment, in the caller's transaction: a line on their list, and a mail each. The same again calls nobody.
 * Grosze, or the minor unit of the currency that came.
 */
export async function raiseAlarm(deps: Deps, alarm: NewAlarm): Promise<void> {
  const alarmId = await insertAlarm(deps.db, alarm, deps.now())
  if (alarmId === undefined) return
  deps.log.error({ payment: alarm.paymentId, alarm: alarm.kind, ...alarm.sum })
  await deps.addJob(deps.db, { name: 'payments.notifyOfAlarm', payload: { alarmId } })
}
