import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { documented } from '../orders/index.ts'
import { issueDocument } from './issue.ts'
import { readOwner } from './read-owner.ts'
import type { Party } from './rules/content.ts'
import { buyerParty, companyParty } from './rules/parties.ts'
import { type BuyerKind, type DocumentPlan, planDocuments } from './rules/plan-documents.ts'
import { type DocumentRow, findDocumentsOf } from './store/documents.ts'
import { lockSettings, type StoredSettings } from './store/settings.ts'
import { hasUploads } from './store/uploads.ts'

type Order = documented.DocumentedOrder

/**
 * Issues the documents of an order whose goods have left the seller, in the seller's name: all of them or none, in one transaction, once.
 * `document_exists`, `document_uploaded` (the seller brought its own), `not_issued_here` (it always does), `order_not_handed_over`.
 */
export async function issueForOrder(deps: Deps, orderId: number): Promise<DocumentRow[]> {
  const order = must(await documented.findOrderToDocument(deps.db, orderId), `order ${orderId}`)
  if (!order.handedOverAt) throw new Failure('conflict', 'order_not_handed_over')
  const owner = await readOwner(deps)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const settings = await lockSettings(db, order.companyId, deps.now())
    if (settings.issuer !== 'market') throw new Failure('conflict', 'not_issued_here')
    if ((await findDocumentsOf(db, [orderId])).length > 0) throw new Failure('conflict', 'document_exists')
    if (await hasUploads(db, orderId)) throw new Failure('conflict', 'document_uploaded')
    const plans = planDocuments(order, settings.vatStatus, buyerKind(order))
    const issued: DocumentRow[] = []
    for (const plan of plans) {
      // Few, and each needs the number before the next.
      issued.push(await issueDocument(inside, settings, draftOf(order, settings, plan, owner && companyParty(owner))))
    }
    await deps.emit(db, { name: 'documents.issued', payload: { orderId } })
    return issued
  })
}

/** Why the job of an order has nothing to do: it was done, or is the seller's own task. */
const DONE: readonly string[] = ['document_exists', 'document_uploaded', 'not_issued_here']

/** The same for the job: what is done or not the market's task is left alone. */
export async function issueOnce(deps: Deps, orderId: number): Promise<void> {
  try {
    await issueForOrder(deps, orderId)
  } catch (error) {
    if (!(error instanceof Failure && DONE.includes(error.code))) throw error
  }
}

function buyerKind({ invoice }: Order): BuyerKind {
  if (!invoice) return 'nobody'
  return buyerParty({ buyer: NOBODY, shippingAddress: null, invoice }).tax.kind === 'none' ? 'person' : 'company'
}
const NOBODY = { firstName: '', lastName: '', email: '', phone: '' }

function draftOf(order: Order, settings: StoredSettings, plan: DocumentPlan, issuer: Party | null) {
  const { lines, totals, total, kind, splitPayment } = plan
  const handedOver = marketDay(must(order.handedOverAt, 'the moment of supply'))
  const isExempt = totals.some(({ treatment }) => treatment === 'exempt')
  return {
    companyId: order.companyId,
    orderId: order.id,
    correctsId: null,
    buyerCompanyId: null,
    key: `order:${order.id}:${kind}`,
    content: {
      ...{ kind, lines, totals, total, splitPayment },
      currency: order.currency,
      locale: order.locale,
      suppliedOn: handedOver,
      seller: companyParty(order.seller),
      issuer,
      buyer: buyerParty(order),
      order: { number: order.number, placedOn: marketDay(order.placedAt) },
      period: null,
      payment: paymentOf(order),
      exemption: isExempt ? must(settings.exemption, 'the ground of the exemption') : null,
      correction: null,
    },
  }
}

function paymentOf({ cashOnDelivery, paidAt }: Order) {
  return {
    way: cashOnDelivery || !paidAt ? ('onDelivery' as const) : ('online' as const),
    paidOn: paidAt ? marketDay(paidAt) : null,
  }
}
