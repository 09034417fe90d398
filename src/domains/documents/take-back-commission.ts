import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { documented } from '../orders/index.ts'
import { issueCorrection } from './issue-correction.ts'
import { keptCommission, overbilled } from './rules/kept-commission.ts'
import { sumOf } from './rules/priced.ts'
import { type BilledOrder, findOwed, insertBilled } from './store/billed.ts'

const SLICE = 1000

/** Words on the document: Polish, as the law of the place has it. */
const REASON = 'Prowizja od zamówień, które nie doszły do skutku lub których cenę zwrócono'

/**
 * Corrects the invoices of commission of a seller for orders that do not count as sold any more or were given back in part, one correction an
 * invoice and month, in the caller's transaction.
 */
export async function takeBackUnsold(deps: Deps, companyId: number, period: string): Promise<void> {
  const back: BilledOrder[] = []
  for (let after = 0; ; ) {
    const slice = await findOwed(deps.db, companyId, { after, limit: SLICE })
    const byOrder = Map.groupBy(slice, ({ orderId }) => orderId)
    for (const order of await documented.findCommissionsOf(deps.db, [...byOrder.keys()])) {
      const owed = order.counts ? keptCommission(order) : { net: 0, vat: 0 }
      const rows = must(byOrder.get(order.orderId), `the bills of order ${order.orderId}`)
      back.push(...overbilled(rows, owed))
    }
    const last = slice.at(-1)
    if (!last) break
    after = last.orderId
  }
  for (const [documentId, rows] of Map.groupBy(back, (row) => row.documentId)) {
    await correct(deps, { companyId, documentId, period }, rows)
  }
}

async function correct(
  deps: Deps,
  { companyId, documentId, period }: { companyId: number; documentId: number; period: string },
  rows: readonly BilledOrder[],
): Promise<void> {
  const lines = [...Map.groupBy(rows, (row) => row.line)].map(([line, own]) => {
    const vat = sumOf(own.map((row) => row.vat))
    return { line, gross: sumOf(own.map((row) => row.net)) + vat, pieces: 0, vat }
  })
  const { id } = await issueCorrection(deps, { documentId, lines, reason: REASON, key: `unsold:${period}` })
  const back = rows.map(({ orderId, line, net, vat }) => ({ orderId, line, net: -net, vat: -vat }))
  await insertBilled(deps.db, { companyId, documentId: id }, back)
}
