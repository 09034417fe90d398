import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { toOrderFacts } from '../rules/order-facts.ts'
import { wordsQuery } from '../rules/order-words.ts'
import type { AnyOrder, OrdersWanted } from './contract.ts'
import { type Filter, type FoundOrder, findAll } from './store.ts'

/** A page of all orders there are, the newest first. */
export async function listAllOrders(
  deps: Deps,
  actor: Actor | undefined,
  { after, ...wanted }: OrdersWanted & { after?: number | undefined },
): Promise<{ orders: AnyOrder[]; next: number | null }> {
  requireOperator(actor)
  const filter = toFilter(wanted)
  if (!filter) return { orders: [], next: null }
  const { rows, next } = await findAll(deps.db, filter, { after, limit: PAGE_SIZE })
  return { orders: rows.map(toView), next }
}

/** Undefined: nothing can fit what was typed. */
export function toFilter({ q, company, ...rest }: OrdersWanted): Filter | undefined {
  const sought = q ? seek(q) : undefined
  return q && !sought ? undefined : { ...rest, companyId: company, sought }
}

const PAYMENT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[\w-]*\d)[\w-]{14,})$/i

function seek(q: string): Filter['sought'] {
  const bare = q.replace(/\s+/g, '')
  if (/^OB-\d{4}-\d{7,12}$/i.test(bare)) return { number: bare.toUpperCase() }
  if (/^[^@\s]+@[^@\s]+$/.test(q)) return { email: q.toLowerCase() }
  // As long as no word of a product: what providers call payments.
  if (PAYMENT.test(q)) return { payment: q }
  const words = wordsQuery('#', q, ['n', 'b', 'g'])
  return words === undefined ? undefined : { words, seller: q }
}

export function toView({ id: _, placedAt, facts, cashOnDelivery, ...row }: FoundOrder): AnyOrder {
  const { carrier: __, ...told } = toOrderFacts({ ...row, cashOnDelivery, shipment: null }, facts)
  return { ...row, ...told, placedAt: placedAt.toISOString() }
}
