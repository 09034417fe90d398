import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { readOperators } from '../../accounts/index.ts'
import { queueMail } from '../../mail/index.ts'
import { claimTelling, findAlarm } from './store.ts'

/** Writes to the operators that a payment needs one of them, once. */
export async function notifyOfAlarm(deps: Deps, alarmId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const alarm = await findAlarm(db, alarmId)
    if (!alarm || !(await claimTelling(db, alarmId, deps.now()))) return
    for (const { email: to, locale } of await readOperators(inside, 'money')) {
      const link = pageAddress(deps, '/admin/payments', locale)
      const params = { payment: alarm.reference ?? alarm.paymentId, link }
      await queueMail(inside, { to, locale, template: 'paymentNeedsYou', params })
    }
  })
}
