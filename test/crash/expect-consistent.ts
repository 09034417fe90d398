import { expect } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import type { TestMarket } from '../market.ts'

/**
 * What must hold after every crash, once the client and the jobs are through: stock, movements and orders tell one story; money
 * arrived once and the ledger knows it once; nothing waits for a process that is dead. `initial`: pieces by version at the start.
 */
export async function expectConsistent(
  { query, deps }: Pick<TestMarket, 'query' | 'deps'>,
  initial: ReadonlyMap<number, number>,
) {
  const { rows: stock } = await query(`
    select v.id, v.quantity,
      (select coalesce(sum(delta), 0)::int from stock_movements where version_id = v.id) as moved,
      (select coalesce(sum(i.quantity), 0)::int from order_items i join orders o on o.id = i.order_id
        where i.version_id = v.id and o.status in ('pending', 'confirmed')) as held
    from versions v order by v.id`)
  expect(stock).toEqual(
    stock.map(({ id, held }) => {
      const quantity = (initial.get(id) ?? Number.NaN) - held
      return { id, quantity, moved: quantity, held }
    }),
  )
  const { rows: money } = await query(`
    select p.id, p.status, p.amount_paid as received,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries
        where transaction_key = 'payment:' || p.id and account like 'operator:%') as booked,
      (select coalesce(sum(amount_paid), 0)::bigint from orders where purchase_id = p.purchase_id) as applied,
      (select coalesce(sum(amount), 0)::bigint from payment_refunds where payment_id = p.id and status = 'done')
        + (select coalesce(sum(b.borne), 0)::bigint from chargeback_parts b join chargebacks c on c.id = b.chargeback_id
          where c.payment_id = p.id) as back
    from payments p where p.paid_at is not null`)
  for (const one of money) {
    // What pays for nothing waits for nobody: it went back, or a bank took it.
    expect(one).toMatchObject({ booked: one.received, applied: one.received - one.back })
  }
  const { rows: bookings } = await query(
    `select distinct transaction_key from ledger_entries where transaction_key like 'payment:%'`,
  )
  expect(bookings).toHaveLength(money.length)
  expect(await verifyLedger(deps)).toMatchObject({ balanced: true, problems: [] })
  for (const { find } of LEDGER_CHECKS) expect(await allOf(find(deps))).toEqual([])
  const { rows: stuck } = await query(
    'select task_identifier, locked_by, last_error from graphile_worker.jobs where locked_by is not null or last_error is not null',
  )
  expect(stuck).toEqual([])
}

/** Every order with its way through the statuses, oldest first. */
export async function waysOf({ query }: Pick<TestMarket, 'query'>): Promise<string[]> {
  const { rows } = await query(`
    select (select string_agg(to_status || case when note like 'refund%' then ' (' || note || ')' else '' end, ' → ' order by e.id) from order_events e where e.order_id = o.id) || ': ' || o.payment_status as way
    from orders o order by o.id`)
  return rows.map((row) => row.way)
}
