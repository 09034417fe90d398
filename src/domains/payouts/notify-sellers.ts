import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { dateFormat } from '../../values/dates.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { notify } from '../notices/index.ts'
import { maskIban } from './rules/leave-out.ts'
import { type LineRow, takePaidToNotify, takeReturnedToNotify } from './store/lines.ts'

/** Tells those of a company who see its money that a payout was paid: once, whatever runs twice. */
export function notifyPaid(deps: Deps, lineId: number): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const line = await takePaidToNotify(db, lineId, deps.now())
    if (!line) return
    const paidOn = must(line.paidOn, `the day of payout ${lineId}`)
    for (const { email, firstName, locale } of await notifyInMarket(inside, line, 'paid')) {
      const day = dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${paidOn}T12:00:00Z`))
      const params = { ...wordsOf(deps, line, locale), firstName, on: day }
      await queueMail(inside, { to: email, locale, template: 'payoutPaid', params })
    }
  })
}

/** The same where the bank did not take it, with what the bank said. */
export function notifyReturned(deps: Deps, lineId: number): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const line = await takeReturnedToNotify(db, lineId, deps.now())
    if (!line) return
    const reason = must(line.reason, `why payout ${lineId} came back`)
    for (const { email, firstName, locale } of await notifyInMarket(inside, line, 'returned')) {
      const params = { ...wordsOf(deps, line, locale), firstName, reason }
      await queueMail(inside, { to: email, locale, template: 'payoutReturned', params })
    }
  })
}

/** Among the notices of those who see the company's money; answers who that is. */
async function notifyInMarket(
  deps: Deps,
  { id, companyId, payee, amount, currency }: LineRow,
  step: 'paid' | 'returned',
) {
  const readers = await readContactsOf(deps, companyId, 'payouts.view')
  await notify(deps, {
    ...{ kind: 'payout', userIds: readers.map(({ userId }) => userId), key: `${id} ${step}` },
    ...{ data: { company: payee.name, amount, currency, step }, path: `/payouts?company=${companyId}` },
  })
  return readers
}

function wordsOf(deps: Deps, { amount, currency, payee, companyId }: LineRow, locale: Locale) {
  return {
    company: payee.name,
    price: formatMoney(amount, currency, locale),
    account: maskIban(payee.iban),
    link: `${pageAddress(deps, '/payouts', locale)}?company=${companyId}`,
  }
}
