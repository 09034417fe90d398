import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { paypalReport, przelewy24Report, type Reported, stripeReport } from '../fakes/settlements.ts'
import type { MarketOfTransfers } from './bank-market.ts'

const REPORTS = { stripe: stripeReport, paypal: paypalReport, przelewy24: przelewy24Report }
export type Provider = keyof typeof REPORTS
export const PROVIDERS = Object.keys(REPORTS) as Provider[]

/** The same numbers for the same seed (mulberry32). */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

export type Payment = { id: string; provider: Provider; amount: number; day: string; paid: boolean }
export type Refund = { payment: Payment; amount: number; day: string }
export type Chargeback = { payment: Payment; amount: number; fee: number; won: boolean; day: string }
export const dayOf = (n: number) => `2026-01-${String(n).padStart(2, '0')}`

export type Finding = {
  id: number
  provider: string
  kind: string
  externalId: string | null
  paymentId: string | null
}
export const nameOf = ({ provider, kind, externalId, paymentId }: Omit<Finding, 'id'>) =>
  `${provider} ${kind} ${externalId ?? paymentId}`

let purchases = 1_000_000
/** What reports are compared with, sending them, and what was found. */
export function reporting(here: MarketOfTransfers) {
  /** Writes payments and refunds as if they had come through a provider; the ledger of payments is proved elsewhere. */
  async function write(
    payments: readonly Payment[],
    refunds: readonly Refund[],
    chargebacks: readonly Chargeback[] = [],
  ): Promise<void> {
    const rows = payments.map((one) => {
      purchases += 1
      return { ...one, purchase: purchases, status: one.paid ? 'paid' : 'started' }
    })
    await here.market.query(
      `insert into purchases overriding system value
        select (jsonb_populate_record(p, jsonb_build_object('id', n, 'key', 'settled-' || n, 'idempotency_key', null))).*
        from purchases p, generate_series($1::bigint, $2::bigint) n where p.id = (select min(id) from purchases)`,
      [purchases - rows.length + 1, purchases],
    )
    await here.market.query(
      `insert into payments (id, purchase_id, operator, reference, amount, currency, status, paid_at, amount_paid)
        select id, purchase, provider, 'ref-' || id, amount, 'PLN', status, case when paid then day + interval '12 hours' end,
          case when paid then amount else 0 end
        from json_to_recordset($1::json) as t(id uuid, purchase bigint, provider text, amount bigint, status text, paid boolean, day date)`,
      [JSON.stringify(rows)],
    )
    await here.market.query(
      `insert into payment_refunds (payment_id, key, amount, currency, status, done_at)
        select payment, 'test-' || n, amount, 'PLN', 'done', day + interval '12 hours'
        from json_to_recordset($1::json) as t(payment uuid, n text, amount bigint, day date)`,
      [
        JSON.stringify(
          refunds.map((one) => ({ payment: one.payment.id, n: randomUUID(), amount: one.amount, day: one.day })),
        ),
      ],
    )
    await here.market.query(
      `insert into chargebacks (payment_id, provider, dispute, state, amount, currency, taken, fee, fee_currency, told_at, opened_at, decided_at)
        select payment, provider, 'dispute ' || payment, state, amount, 'PLN', true, fee, 'PLN', day, day + interval '12 hours',
          case when state = 'won' then day + interval '13 hours' end
        from json_to_recordset($1::json) as t(payment uuid, provider text, state text, amount bigint, fee bigint, day date)`,
      [
        JSON.stringify(
          chargebacks.map(({ payment: { id, provider }, won, ...one }) => {
            return { payment: id, provider, state: won ? 'won' : 'evidenceDue', ...one }
          }),
        ),
      ],
    )
  }

  const send = async (provider: Provider, lines: readonly Reported[]) => {
    const sent = await here.upload(`/api/admin/settlements/${provider}`, REPORTS[provider](lines), {
      name: `${provider}.csv`,
    })
    expect([sent.status, sent.json]).toEqual([201, { id: expect.any(Number) }])
    await here.market.runJobs()
  }

  async function findings(): Promise<Finding[]> {
    const all: Finding[] = []
    for (let before = ''; ; ) {
      const { json } = await here.asOperator('GET', `/api/admin/findings?status=open${before}`)
      all.push(...json.findings)
      if (json.next === null) return all
      before = `&before=${json.next}`
    }
  }
  return { write, send, findings }
}
