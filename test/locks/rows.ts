import { randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { joinable } from '../../src/platform/db/joinable.ts'
import type { DB } from '../../src/platform/db/schema.gen.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { anOrder } from '../factories/order.ts'
import { aPerson } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'

type Values = Record<string, unknown>

/** Rows of all that can be locked, as they stand at the moment that a test is about: what they refer to need not be there. */
export async function rowsToLock(market: TestMarket) {
  const { companyId } = await aSeller(market.deps)
  const product = await aProduct(market.deps, companyId, { quantity: 5 })
  const userId = (await aPerson(market)).id
  const now = new Date()
  const { db } = market.deps

  const list = (parts: RawBuilder<unknown>[]) => sql.join(parts)
  async function aRow(table: string, values: Values): Promise<Values> {
    const names = list(Object.keys(values).map((name) => sql.ref(name)))
    const given = list(Object.values(values).map((value) => sql`${value}`))
    return db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const { rows } =
        await sql<Values>`insert into ${sql.table(table)} (${names}) values (${given}) returning *`.execute(tx)
      return rows[0] ?? {}
    })
  }
  async function readOne(table: string, column: string, key: string, value: unknown): Promise<unknown> {
    const { rows } = await sql<{ it: unknown }>`
      select ${sql.ref(column)} as it from ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(db)
    return rows[0]?.it
  }
  const anOrderAs = async (more: Values = {}) => {
    const { id, number } = await anOrder(market, companyId, { items: [{ versionId: product.versionId }] })
    for (const [name, value] of Object.entries(more)) {
      await sql`update orders set ${sql.ref(name)} = ${value} where id = ${id}`.execute(db)
    }
    return { id, number, purchaseId: Number(await readOne('orders', 'purchase_id', 'id', id)) }
  }
  const aPayment = async (more: Values = {}) => {
    const { purchaseId } = await anOrderAs()
    const reference = randomUUID()
    const row = { purchase_id: purchaseId, operator: 'sandbox', amount: 100, currency: 'PLN', reference, ...more }
    return { id: String((await aRow('payments', row)).id), purchaseId, reference }
  }
  const aRefund = async (more: Values = {}) => {
    const paymentId = randomUUID()
    const row = { payment_id: paymentId, key: randomUUID(), amount: 10, currency: 'PLN', ...more }
    return { id: Number((await aRow('payment_refunds', row)).id), paymentId }
  }
  const aTransfer = async (more: Values = {}) => {
    const row = { key: randomUUID(), amount: 5, currency: 'PLN', sender_name: 'A', to_return: 5, received_at: now }
    return Number((await aRow('transfers', { ...row, ...more })).id)
  }
  const atSandbox = async () => {
    const page = { description: '', return_url: '', notify_url: '', locale: 'pl-PL', email: '' }
    const row = { reference: randomUUID(), payment_id: randomUUID(), amount: 100, currency: 'PLN', paid: 100, ...page }
    return String((await aRow('sandbox_payments', row)).reference)
  }
  const aChargeback = async () => {
    const sum = { amount: 5, currency: 'PLN', taken: false, told_at: now, opened_at: now }
    const row = { payment_id: randomUUID(), provider: 'stripe', dispute: randomUUID(), state: 'opened', ...sum }
    const { id, payment_id: paymentId, dispute } = await aRow('chargebacks', row)
    return { id: Number(id), paymentId: String(paymentId), dispute: String(dispute) }
  }
  const aCase = async () => {
    const who = { name: 'Anna', email: 'anna@example.com', words: '' }
    const row = { order_id: 1, company_id: companyId, position: 1, kind: 'withdrawal', status: 'opened', ...who }
    const { id } = await aRow('return_cases', { ...row, opened_at: now, updated_at: now })
    return { id: Number(id) }
  }
  let refunds = 0
  const aRefundTransfer = async (status: string) => {
    refunds += 1
    const row = {
      payment_refund_id: refunds,
      order_id: 1,
      payer: 'market',
      amount: 5,
      currency: 'PLN',
      status,
      created_at: now,
    }
    return Number((await aRow('refund_transfers', { ...row, iban: 'PL61', holder: 'A' })).id)
  }
  const anAlarm = async () => {
    const row = { payment_id: randomUUID(), kind: 'paidTwice', key: randomUUID(), raised_at: now }
    return Number((await aRow('payment_alarms', row)).id)
  }
  let documents = 0
  const inKsef = async (more: Values) => {
    documents += 1
    await aRow('ksef_invoices', {
      document_id: documents,
      environment: 'test',
      status: 'sent',
      changed_at: now,
      ...more,
    })
    return documents
  }
  const aCart = async () => {
    const { id: key } = (await market.api('POST', '/api/carts')).json
    return { key: String(key), id: Number(await readOne('carts', 'id', 'key', key)) }
  }
  return {
    ...{
      market,
      ...product,
      companyId,
      userId,
      now,
      digest: () => randomBytes(32),
      aRow,
      readOne,
      anOrderAs,
      aPayment,
    },
    ...{ aRefund, aTransfer, atSandbox, aChargeback, aCase, aRefundTransfer, anAlarm, inKsef, aCart },
  }
}
export type Rows = Awaited<ReturnType<typeof rowsToLock>>

/** Whoever calls a verb holds a transaction already; one of its own joins it. */
export const inside = ({ market }: Pick<Rows, 'market'>, db: Database): Deps => ({
  ...market.deps,
  db: joinable(db as Transaction<DB>),
})
