import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import type { DocumentView } from './contract.ts'
import { contentOf } from './read-content.ts'
import { type DocumentRow, findDocumentsOf, findDocumentsTo } from './store/documents.ts'
import { findKsef, type KsefRow } from './store/ksef.ts'
import { findUploads, type UploadRow } from './store/uploads.ts'

const PAGE = 50

/** The id of an order of the company; `order_not_found` for orders of others. */
export async function findOrderOf(deps: Deps, companyId: number, number: string): Promise<number> {
  const id = await documented.findOrderId(deps.db, companyId, number)
  if (id === undefined) throw new Failure('notFound', 'order_not_found')
  return id
}

/** Documents of one order, for its seller. */
export async function readOrderDocuments(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<DocumentView[]> {
  requireMember(deps, actor, companyId, 'orders.view')
  return viewsOf(deps, [{ id: await findOrderOf(deps, companyId, number), number }])
}

/** Documents of all orders of a purchase, for whoever knows its key. */
export async function readPurchaseDocuments(deps: Deps, key: string): Promise<DocumentView[]> {
  const orders = await documented.findOrderIdsOf(deps.db, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  return viewsOf(deps, orders)
}

/** Invoices of commission to a company, and their corrections. */
export async function readCommissionDocuments(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  before: number | undefined,
): Promise<{ documents: DocumentView[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'invoices.view')
  const rows = await findDocumentsTo(deps.db, companyId, { before: before ?? null, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  return {
    documents: await issuedViews(deps, page, () => null),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

async function viewsOf(deps: Deps, orders: readonly { id: number; number: string }[]): Promise<DocumentView[]> {
  const ids = orders.map(({ id }) => id)
  const numbers = new Map(orders.map(({ id, number }) => [id, number]))
  const [issued, uploaded] = await Promise.all([findDocumentsOf(deps.db, ids), findUploads(deps.db, ids)])
  const numberOf = (orderId: number | null) => (orderId === null ? null : (numbers.get(orderId) ?? null))
  return [
    ...(await issuedViews(deps, issued, numberOf)),
    ...uploaded.map((row) => uploadedView(row, numberOf(row.orderId))),
  ]
}

export async function issuedViews(
  deps: Deps,
  rows: readonly DocumentRow[],
  numberOf: (orderId: number | null) => string | null,
): Promise<DocumentView[]> {
  const sent = await findKsef(
    deps.db,
    rows.map(({ id }) => id),
  )
  const ksefOf = new Map(sent.map((row) => [row.documentId, stateOf(row)]))
  return rows.map((row) => {
    const { kind, number, issuedOn, total, currency, period, payment } = contentOf(row)
    return {
      ...{ source: 'issued' as const, id: row.id, orderNumber: numberOf(row.orderId), kind, name: number },
      ...{ issuedOn, total, currency, due: payment.due?.amount ?? null, period, ksef: ksefOf.get(row.id) ?? null },
    }
  })
}

/** How far an invoice came on its way to KSeF. */
export const stateOf = ({ status, ksefNumber, problem, cause }: KsefRow) => ({
  ...{ status, problem, cause, number: ksefNumber },
})

export function uploadedView({ id, name, createdAt }: UploadRow, orderNumber: string | null): DocumentView {
  const unknown = { kind: null, total: null, currency: null, due: null, period: null, ksef: null }
  return { source: 'uploaded', id, orderNumber, name, issuedOn: marketDay(createdAt), ...unknown }
}

/** Documents of an order by its number, for the operator; `order_not_found`. */
export async function readDocumentsAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  number: string,
): Promise<DocumentView[]> {
  requireOperator(actor)
  const id = await documented.findOrderId(deps.db, null, number)
  if (id === undefined) throw new Failure('notFound', 'order_not_found')
  return viewsOf(deps, [{ id, number }])
}
