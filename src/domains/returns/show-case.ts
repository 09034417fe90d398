import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { returnLabels } from '../labels/index.ts'
import { refundable } from '../orders/index.ts'
import { readLeft } from '../refunds/index.ts'
import { caseNumber } from './case-number.ts'
import { type CaseRow, type CaseView, MOST_STATEMENTS } from './contract.ts'
import { filesOf } from './files/read-file.ts'
import { type CaseParty, isOpen, matterOf, stepsFor } from './rules/case-table.ts'
import type { StoredCase } from './store/cases.ts'
import { findEvents, findStatements } from './store/events.ts'
import { findFiles } from './store/files.ts'
import { type CaseName, type Order, requireCase } from './take-step.ts'
import { readWayBack } from './way-back.ts'

/** A case as one side sees it, with what that side may do now. `case_not_found`. */
export async function readCase(deps: Deps, name: CaseName, viewer: CaseParty): Promise<CaseView> {
  const { one, order } = await requireCase(deps, name)
  const [events, statements, files, [facts], left, way, label] = await Promise.all([
    findEvents(deps.db, one.id),
    findStatements(deps.db, one.id, MOST_STATEMENTS),
    findFiles(deps.db, [one.id]),
    refundable.findReturnFacts(deps.db, [order.id]),
    readLeft(deps, [order]),
    readWayBack(deps, one, order),
    returnLabels.readPrintable(deps, { orderId: order.id, matter: matterOf(one.id) }),
  ])
  const { lines } = must(left.get(order.id), `what is left of order ${order.number}`)
  return {
    ...toRow(one, order),
    order: {
      number: order.number,
      status: order.status,
      placedAt: must(facts, `the facts of order ${order.number}`).placedAt.toISOString(),
    },
    words: one.words,
    ...{ wish: one.wish, wishAmount: one.wishAmount, remedy: one.remedy },
    ...way,
    label,
    sendUntil: one.sendUntil?.toISOString() ?? null,
    closeUntil: one.closeUntil?.toISOString() ?? null,
    shipment:
      one.carrier === null || one.trackingNumber === null
        ? null
        : { carrier: one.carrier, trackingNumber: one.trackingNumber },
    lines: one.lines.map((line) => toLine(line, order, lines)),
    events: events.map(({ step, by, words, amount, at }) => ({ step, by, words, amount, at: at.toISOString() })),
    statements: statements.map(({ id, by, words, at }) => ({
      by,
      words,
      at: at.toISOString(),
      files: filesOf(files, id),
    })),
    steps: stepsFor(viewer, one).filter((step) => step !== 'dispute' || one.statusBefore === null),
    takesStatements: isOpen(one.status),
  }
}

/** The rows of a list, in its order. Two statements, however many cases. */
export async function toRows(deps: Deps, cases: readonly StoredCase[]): Promise<CaseRow[]> {
  const orders = await refundable.readOrdersByIds(deps, [...new Set(cases.map(({ orderId }) => orderId))])
  return cases.map((one) =>
    toRow(
      one,
      must(
        orders.find(({ id }) => id === one.orderId),
        `the order of case ${one.id}`,
      ),
    ),
  )
}

export function toRow(one: StoredCase, order: Order): CaseRow {
  return {
    ...{ id: one.id, number: caseNumber(order, one), kind: one.kind, status: one.status },
    buyer: { name: one.name, email: one.email },
    seller: { id: order.companyId, name: order.seller },
    openedAt: one.openedAt.toISOString(),
    answerUntil: one.answerUntil?.toISOString() ?? null,
    moneyUntil: one.moneyUntil?.toISOString() ?? null,
    ...{ refunded: one.refunded, currency: order.currency },
  }
}

function toLine(
  line: StoredCase['lines'][number],
  { items, number }: Order,
  left: readonly { itemId: number; pieces: number; amount: number }[],
): CaseView['lines'][number] {
  const { title, versionName } = must(
    items.find(({ id }) => id === line.itemId),
    `item ${line.itemId} of order ${number}`,
  )
  const rest = must(
    left.find(({ itemId }) => itemId === line.itemId),
    `what is left of item ${line.itemId} of order ${number}`,
  )
  const pieces = Math.min(line.quantity, rest.pieces)
  const worth = pieces > 0 ? Number((BigInt(rest.amount) * BigInt(pieces)) / BigInt(rest.pieces)) : 0
  return { ...line, title, versionName, worth }
}
