import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { documented, refundable } from '../orders/index.ts'
import { caseNumber } from './case-number.ts'
import { filesOf } from './files/read-file.ts'
import { findCasesOf } from './store/cases.ts'
import { findAllEvents, findAllStatements } from './store/events.ts'
import { findFiles } from './store/files.ts'

/**
 * What a person sent back or complained of, with all that happened and was said, the newest order first: for an export of all that is kept. Who
 * acted for the seller or the market is named by the side alone. A few statements for fifty orders.
 */
export async function* readCasesOf(deps: Deps, userId: string): AsyncGenerator<unknown> {
  for await (const page of documented.ordersOfPerson(deps, userId)) {
    const cases = await findCasesOf(
      deps.db,
      page.map(({ id }) => id),
    )
    if (cases.length === 0) continue
    const ids = cases.map(({ id }) => id)
    const [orders, events, statements, files] = await Promise.all([
      refundable.readOrdersByIds(deps, [...new Set(cases.map(({ orderId }) => orderId))]),
      findAllEvents(deps.db, ids),
      findAllStatements(deps.db, ids),
      findFiles(deps.db, ids),
    ])
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    for (const one of cases.toReversed()) {
      const order = must(orderOf.get(one.orderId), `the order of case ${one.id}`)
      const titles = new Map(order.items.map(({ id, title, versionName }) => [id, { title, versionName }]))
      const { id, orderId: _, companyId: __, position: ___, remindedAt: ____, lines, ...told } = one
      yield {
        number: caseNumber(order, one),
        order: order.number,
        seller: order.seller,
        currency: order.currency,
        ...told,
        lines: lines.map(({ itemId, ...line }) => ({ ...titles.get(itemId), ...line })),
        events: ofCase(events, id),
        statements: ofCase(statements, id).map(({ id: statementId, ...said }) => ({
          ...said,
          files: filesOf(files, statementId),
        })),
      }
    }
  }
}

const ofCase = <T extends { caseId: number }>(rows: readonly T[], id: number) =>
  rows.filter((row) => row.caseId === id).map(({ caseId: _, ...row }) => row)
