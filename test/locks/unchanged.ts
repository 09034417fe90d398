import { addToLine, claimCart, findCartKeyOf, insertCart } from '../../src/domains/cart/store.ts'
import { saveKsef, takeKsef } from '../../src/domains/documents/store/ksef.ts'
import { takeDueCommissions } from '../../src/domains/orders/store/commissions.ts'
import { lengthenHolds } from '../../src/domains/orders/store/lengthen-holds.ts'
import { writeMoves } from '../../src/domains/orders/store/write-moves.ts'
import { openLines } from '../../src/domains/reconciliation/store/bank-lines.ts'
import { moveStock, moveStockOfCompany } from '../../src/domains/stock/store/stock.ts'
import { aPerson } from '../factories/person.ts'
import type { UNCHANGED } from './conditions.ts'
import { moneyConditions } from './money-conditions.ts'
import type { Rows } from './rows.ts'

/** What a change answers, or leaves, where it must not happen, and that. */
export type Found = [found: unknown, expected: unknown]

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

export const unchanged = {
  ...moneyConditions,
  'an order moves only from where it stands': async ({ market, anOrderAs, now }) => {
    const { id } = await anOrderAs({ status: 'cancelled' })
    const [from, to] = (['pending', 'confirmed'] as const).map((status) => ({ status, paymentStatus: 'paid' as const }))
    if (!from || !to) throw new Error('two standings')
    return [await writeMoves(market.deps.db, now, [{ id, from, to, event: 'paid' }]), 0]
  },
  'only what is held is held longer': async ({ market, anOrderAs, readOne, now }) => {
    const { id, purchaseId } = await anOrderAs({ status: 'expired', payment_status: 'unpaid', held_until: now })
    await lengthenHolds(market.deps.db, purchaseId, later(1))
    return [await readOne('orders', 'held_until', 'id', id), now]
  },
  'a hold never becomes shorter': async ({ market, anOrderAs, readOne }) => {
    const [until, sooner] = [later(5), later(1)]
    const { id, purchaseId } = await anOrderAs({ status: 'pending', payment_status: 'unpaid', held_until: until })
    await lengthenHolds(market.deps.db, purchaseId, sooner)
    return [await readOne('orders', 'held_until', 'id', id), until]
  },
  'a commission is booked once': async ({ market, anOrderAs }) => {
    const { id } = await anOrderAs({ cash_on_delivery: true })
    const take = async () => (await takeDueCommissions(market.deps.db, [id], 10)).length
    return [
      [await take(), await take()],
      [1, 0],
    ]
  },
  'a line of a cart never exceeds its limit': async ({ market, aCart, versionId }) => {
    const { id } = await aCart()
    const add = (quantity: number) => addToLine(market.deps.db, id, { versionId, quantity, price: 1, limit: 20 })
    return [
      [await add(15), await add(6), await add(5)],
      [15, undefined, 20],
    ]
  },
  'a cart of somebody is nobody else’s': async ({ market, aCart }) => {
    const { key } = await aCart()
    const [owner, other] = [(await aPerson(market)).id, (await aPerson(market)).id]
    await claimCart(market.deps.db, key, owner)
    await claimCart(market.deps.db, key, other)
    return [await findCartKeyOf(market.deps.db, other), undefined]
  },
  'who has a cart is given no other': async ({ market, aCart }) => {
    const { key } = await aCart()
    const owner = (await aPerson(market)).id
    await insertCart(market.deps.db, 'k'.repeat(43), owner)
    return [await claimCart(market.deps.db, key, owner).catch(({ code }) => code), false]
  },
  'nothing is sold that is not there': async ({ market, versionId }) => {
    return [await moveStock(market.deps.db, [{ versionId, delta: -6, reference: 'OB-1' }], 'order', new Date()), []]
  },
  'a seller takes nothing off that is not there': async ({ market, versionId, companyId, now }) => {
    const why = { reason: 'sold', byUser: null, reference: null, at: now, counted: false }
    const { moved } = await moveStockOfCompany(market.deps.db, companyId, [{ versionId, delta: -6 }], why)
    return [moved, []]
  },
  'one process at a time sends an invoice to KSeF': async ({ market, inKsef, now }) => {
    const id = await inKsef({ busy_until: later(1) })
    return [await takeKsef(market.deps.db, id, now, later(2)), undefined]
  },
  'what KSeF has decided about is not sent again': async ({ market, inKsef, now }) => {
    const id = await inKsef({ status: 'accepted' })
    return [await takeKsef(market.deps.db, id, now, later(2)), undefined]
  },
  'what KSeF has decided stays': async ({ market, inKsef, readOne, now }) => {
    const id = await inKsef({ status: 'accepted' })
    await saveKsef(market.deps.db, id, now, { status: 'refused' })
    return [await readOne('ksef_invoices', 'status', 'document_id', id), 'accepted']
  },
  'people are asked only about lines nobody decided': async ({ market, aRow, readOne, digest, now }) => {
    const line = { statement_id: 1, line: 1, booked_on: now, amount: 5, currency: 'PLN', title: '', name: '' }
    const id = Number((await aRow('bank_lines', { ...line, status: 'received', digest: digest() })).id)
    await openLines(market.deps.db, [{ id, outcome: 'unknownTitle' }])
    return [await readOne('bank_lines', 'status', 'id', id), 'received']
  },
} as const satisfies Record<keyof typeof UNCHANGED, (rows: Rows) => Promise<Found>>
