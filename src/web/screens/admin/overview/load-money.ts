import type { LoadArgs } from '../../../loading.ts'

/** What of money waits for the operator. `more`: the list goes on. */
export type MoneyWaiting = {
  lists: {
    name: 'alarms' | 'disputes' | 'failedRefunds' | 'transfers' | 'lines' | 'chargebacks' | 'findings'
    count: number
    more: boolean
  }[]
  /** Currencies whose rate is not used any more, or is missing. */
  oldRates: string[]
}

/** Each list's first page, asked of the domain that owns it: those that are the work of who looks. */
export async function loadMoney(call: LoadArgs, does: { money: boolean; orders: boolean }): Promise<MoneyWaiting> {
  const { lists, oldRates } = does.money ? await moneyOf(call) : { lists: [], oldRates: [] }
  if (!does.orders) return { lists, oldRates }
  const { cases, next } = await call.api('GET /api/admin/disputes', { signal: call.signal })
  const disputes = { name: 'disputes' as const, count: cases.length, more: next !== null }
  return { lists: cases.length > 0 ? [disputes, ...lists] : lists, oldRates }
}

async function moneyOf({ api, signal }: LoadArgs): Promise<MoneyWaiting> {
  const [alarms, failed, hand, lines, chargebacks, findings, rates] = await Promise.all([
    api('GET /api/admin/payment-alarms', { query: { done: false }, signal }),
    api('GET /api/admin/refunds', { query: { state: 'failed' }, signal }),
    api('GET /api/admin/refund-transfers', { signal }),
    api('GET /api/admin/bank-lines', { query: { status: 'open' }, signal }),
    api('GET /api/admin/chargebacks', { signal }),
    api('GET /api/admin/findings', { query: { status: 'open' }, signal }),
    api('GET /api/admin/exchange-rates', { signal }),
  ])
  // What waits for a buyer, or for the rest of a sum, is nothing to do.
  const due = hand.transfers.filter(({ kind, state }) => kind !== 'part' && state === 'transferDue')
  const waiting = chargebacks.chargebacks.filter(({ state, answer }) => {
    return (state === 'opened' || state === 'evidenceDue') && answer?.state !== 'due'
  })
  const list = (name: MoneyWaiting['lists'][number]['name'], { length }: readonly unknown[], next: unknown) => {
    return { name, count: length, more: next !== null }
  }
  return {
    lists: [
      list('alarms', alarms.alarms, alarms.next),
      list('chargebacks', waiting, chargebacks.next),
      list('failedRefunds', failed.refunds, failed.next),
      list('transfers', due, hand.next),
      list('lines', lines.lines, lines.next),
      list('findings', findings.findings, findings.next),
    ].filter(({ count }) => count > 0),
    oldRates: rates.currencies.flatMap(({ currency, state }) =>
      state === 'too_old' || state === 'none' ? [currency] : [],
    ),
  }
}
