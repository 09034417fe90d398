import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import { orderConditions } from '../orders/index.ts'
import type { CustomerRow, SellerOrderRow } from './contract.ts'
import { countNotesOfCustomer } from './notes/store.ts'
import { cutPage, readPlace } from './read-place.ts'
import { findCustomers, findEmail } from './store/customers.ts'
import { findRows } from './store/find-rows.ts'
import { toCustomer, toRow } from './to-row.ts'

/** A page of those who bought from the company and from nobody else's books, the latest first; `invalid_cursor`. */
export async function listCustomers(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { q, after }: { q?: string | undefined; after?: string | undefined },
): Promise<{ customers: CustomerRow[]; next: string | null }> {
  requireMember(deps, actor, companyId, 'orders.view')
  const place = readPlace(after)
  const words = q ? orderConditions.wordsQuery(companyId, q, ['b']) : undefined
  if (q && words === undefined) return { customers: [], next: null }
  const found = await findCustomers(deps.db, companyId, { words, after: place }, PAGE_SIZE + 1)
  const { rows, next } = cutPage(found, PAGE_SIZE)
  return { customers: rows.map(toCustomer), next }
}

type Customer = { customer: CustomerRow; notes: number; orders: SellerOrderRow[]; next: string | null }

/** The customer who placed an order with what was bought here; `order_not_found` where nothing was. */
export async function readCustomer(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { number, after }: { number: string; after?: string | undefined },
): Promise<Customer> {
  requireMember(deps, actor, companyId, 'orders.view')
  const place = readPlace(after)
  const email = await findEmail(deps.db, companyId, number)
  const [customer] = email === undefined ? [] : await findCustomers(deps.db, companyId, { email }, 1)
  if (!customer || email === undefined) throw new Failure('notFound', 'order_not_found')
  const filter = { companyId, email }
  const { rows, next } = cutPage(
    await findRows(deps.db, filter, { after: place, oldestFirst: false, limit: PAGE_SIZE + 1 }),
    PAGE_SIZE,
  )
  const notes = await countNotesOfCustomer(deps.db, companyId, email)
  return { customer: toCustomer(customer), notes, orders: rows.map((row) => toRow(deps, row)), next }
}
