import type { TestMarket } from '../market.ts'
import { anOrder } from './order.ts'
import { anOperator } from './person.ts'
import { aSeller } from './seller.ts'

/** More than a page. */
export const LISTED = 53

/**
 * Rows for lists of the operator's, more than a page of each, written as they lie in the database and many of them of one moment: paging has to part
 * them all the same. The order they are about, and its seller.
 */
export async function fullLists(market: TestMarket) {
  const { companyId, ownerId } = await aSeller(market.deps)
  const { id: userId } = await anOperator(market)
  const order = await anOrder(market, companyId)
  await market.query(`update orders set status = 'shipped' where id = $1`, [order.id])
  const many = `generate_series(1, ${LISTED}) n`
  const write = (statement: string, values: unknown[] = []) => market.query(statement, values)
  await write(
    `insert into payments (purchase_id, operator, reference, amount, currency, status, created_at)
     select (select purchase_id from orders where number = $1), 'sandbox', 'listed_' || n, 100 + n, 'PLN', 'failed', '2026-03-01 10:00:00.123456Z' from ${many}`,
    [order.number],
  )
  await write(
    `insert into payment_alarms (payment_id, kind, key, raised_at) select id, 'paidTwice', reference, now() from payments where reference like 'listed_%'`,
  )
  await write(
    `insert into chargebacks (payment_id, provider, dispute, state, amount, currency, taken, told_at, opened_at)
     select id, 'sandbox', 'dp_' || reference, 'opened', amount, 'PLN', true, now(), now() from payments where reference like 'listed_%'`,
  )
  await write(
    `insert into payout_batches (currency, channel, status, approvals, created_by, created_at)
     select 'PLN', 'bankFile', 'discarded', 1, $1, now() from ${many}`,
    [userId],
  )
  await write(
    `with own as (insert into categories (reading, slug, names, icon, position) select 'electronics', 'listed-' || n, '{"pl-PL":"Lista"}', 'laptop', n from ${many} returning id)
     insert into commission_rules (company_id, category_id, rate) select $1, id, 500 from own`,
    [companyId],
  )
  await write(`insert into brands (name, key, updated_at) select 'Lista ' || n, 'lista ' || n, now() from ${many}`)
  await write(
    `insert into recalls (kind, source, title, danger, remedy, since, pauses, provision, received_at, due_at, published_at, published_by, step)
     select 'recall', 'operator', jsonb_build_object('pl-PL', 'Lista ' || n), '{"pl-PL":"x"}', '{"pl-PL":"x"}', now(), false, 'x', now(), now(), now(),
       $1, 'done' from ${many}`,
    [userId],
  )
  await write(
    `insert into return_cases (order_id, company_id, position, kind, status, status_before, name, email, words, opened_at, updated_at)
     select $1, $2, n, 'claim', 'disputed', 'opened', 'Anna ' || n, 'anna@example.com', 'x', now(), now() from ${many}`,
    [order.id, companyId],
  )
  await write(
    `insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at) select $1, 'dpd', 'LISTA' || n, now(), now() from ${many}`,
    [order.id],
  )
  await write(
    `insert into tracked_shipments (shipment_id, order_id, company_id, carrier, number, sent_at, state, state_at, incident, incident_at)
     select id, order_id, $2, 'dpd', tracking_number, now(), 'problem', now(), 'missing', '2026-03-01 10:00Z' from shipments where order_id = $1`,
    [order.id, companyId],
  )
  await write(
    `with about as (insert into conversations (kind, person_id, company_id, subject, created_at, last_at)
       select 'product', $1, $2, 'Lista ' || n, now(), now() from ${many} returning id)
     insert into message_reports (conversation_id, by_side, by_user, reason, words, at) select id, 'person', $1, 'spam', 'x', '2026-03-01 10:00Z' from about`,
    [userId, companyId],
  )
  await write(`select graphile_worker.add_job('mail.send', '{}', run_at => now() + interval '1 year') from ${many}`)
  return { companyId, ownerId, order }
}
