import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { DISPUTE_FEE } from '../../src/domains/payments/providers/sandbox/disputes.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import { confirmAll } from './carrier.ts'
import { checkGoods } from './goods-invariants.ts'
import { checkLives } from './life-invariants.ts'
import { runJobs } from './run-jobs.ts'
import { same } from './same.ts'
import type { World } from './world.ts'

/**
 * What must hold after every step, whatever is still on its way; each of it asked of what happened (orders as they were frozen, what lies at the
 * provider, pieces that the model put on the shelf), never of what the market itself derived from it.
 */
export async function checkStep(world: World): Promise<void> {
  const { market, received, providerIsUp, now } = world
  const { rows } = await market.query(EVERYTHING, [now()])
  const [{ ledger, stock, totals, money, sellers, stuck }] = rows
  same('the ledger sums to nothing, in every currency', ledger, [])
  const left = stock.map(({ id, gone }: { id: number; gone: number }) => ({
    id,
    gone,
    left: must(received.get(id)) - gone,
  }))
  same('pieces on the shelf: received less sold, those of ended orders again', stock, left)
  same('an order costs what its lines and its delivery cost, a purchase what its orders do', totals, [])
  same('what came in and went back is what the provider says', money, [])
  same('each seller is owed what the orders say', sellers, [])
  await checkLives(world)
  await checkGoods(world)
  if (providerIsUp) same('every state has a way out', stuck, [])
}

function must(value: number | undefined): number {
  if (value === undefined) throw new Error('a version that nobody made')
  return value
}

/** `gone`: pieces of orders that are not ended, of those that are what was given up before, less those that came back with cases and can be sold again, or were withdrawn from before they left. Amounts in grosze; only what is wrong comes back. */
const EVERYTHING = `select
  (select coalesce(json_agg(x), '[]') from (select currency, sum(amount) as sum from ledger_entries group by currency
    having sum(amount) <> 0) x) as ledger,
  (select json_agg(x order by x.id) from (select v.id, v.quantity as left, coalesce((select sum(
      case when o.status in ('cancelled', 'expired') then i.given_up else i.quantity end)
    from order_items i join orders o on o.id = i.order_id where i.version_id = v.id), 0)::int - coalesce((select sum(
      case when c.keeps_pieces then l.sellable else l.quantity end)
    from return_lines l join return_cases c on c.id = l.case_id join order_items i on i.id = l.item_id
    where i.version_id = v.id and (c.keeps_pieces or c.status = 'stopped')), 0)::int as gone from versions v) x) as stock,
  (select coalesce(json_agg(x), '[]') from (
    select o.number, o.goods, o.delivery, o.total from orders o
    where o.total <> o.goods + o.delivery or o.goods <> (select sum(quantity * unit_price) from order_items where order_id = o.id)
    union all select p.key, null, null, p.total from purchases p
    where p.total <> (select sum(total) from orders where purchase_id = p.id)) x) as totals,
  (select coalesce(json_agg(x), '[]') from (
    select p.id, p.status, p.amount_paid as said, s.paid as there, back.sum as given, gone.sum as gone, o.applied
    from payments p left join sandbox_payments s on s.reference = p.reference
      left join lateral (select coalesce(sum(amount), 0) as sum from sandbox_refunds r where r.reference = p.reference) back on true
      left join lateral (select coalesce(sum(amount), 0) as sum from payment_refunds r
        where r.payment_id = p.id and r.status = 'done') gone on true
      left join lateral (select coalesce(sum(amount_paid), 0) as applied from orders where purchase_id = p.purchase_id and not cash_on_delivery) o on true
      left join lateral (select coalesce(sum(amount), 0) as sum from sandbox_disputes d
        where d.reference = p.reference and d.status <> 'won') taken on true
      left join lateral (select coalesce(sum(b.borne), 0) as sum from chargebacks c join chargeback_parts b on b.chargeback_id = c.id
        where c.payment_id = p.id) borne on true
    where back.sum + taken.sum > coalesce(s.paid, 0)
      or (p.paid_at is not null and p.amount_paid is distinct from s.paid)
      or (p.paid_at is null and back.sum > 0)
      or (p.status = 'paid' and o.applied + gone.sum + borne.sum <> p.amount_paid)) x) as money,
  (select coalesce(json_agg(x), '[]') from (
    select c.id, -coalesce((select sum(amount) from ledger_entries where account = 'seller:' || c.id), 0) as booked,
      round(owed.sum) - paid.sum - held.sum as owed, owed.refunds
    from companies c
      left join lateral (select coalesce(sum(amount), 0) as sum from payout_lines
        where company_id = c.id and status in ('approved', 'paid')) paid on true
      left join lateral (select coalesce(sum(b.held), 0) as sum from chargeback_parts b join chargebacks h on h.id = b.chargeback_id
        where b.company_id = c.id and h.state not in ('won', 'lost')) held on true
      left join lateral (
        select sum(back.times) as refunds, coalesce(sum(case
            when not o.cash_on_delivery and exists (select from order_events where order_id = o.id and to_status = 'confirmed')
              then (o.total - back.sum) * (1 - fee.sum / o.total)
            when o.cash_on_delivery and o.status not in ('pending', 'cancelled', 'expired')
              then -fee.sum * (1 - back.sum / o.total) else 0 end), 0) as sum
        from orders o
          cross join lateral (select (o.commission->>'net')::numeric + (o.commission->>'vat')::numeric as sum) fee
          cross join lateral (select coalesce(sum(amount), 0) as sum, count(*) as times from (
            select amount from refunds where order_id = o.id
            union all select borne from chargeback_parts where order_id = o.id and borne > 0) x) back
        where o.company_id = c.id) owed on true) x
    where abs(booked - owed) > 2 * coalesce(refunds, 0)) as sellers,
  (select coalesce(json_agg(x), '[]') from (
    select 'order' as what, o.id::text, o.status::text from orders o
    where o.status = 'pending' and (o.held_until is null or o.held_until > $1::timestamptz + interval '10 days')
    union all select 'payment', p.id::text, p.status::text from payments p
    where p.status in ('created', 'started') and p.reference is not null and p.next_check_at is null
    union all select 'refund', r.id::text, r.status::text from payment_refunds r
    where r.status in ('due', 'sent') and not exists (select from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'checkout.refund'
        and (j.payload->>'refundId')::bigint = r.id and j.attempts < j.max_attempts)) x) as stuck`

/**
 * Days later, the provider answering: nothing waits any more, all money is where it belongs, and the books prove it line by line.
 */
export async function checkEnd(world: World): Promise<void> {
  const { market } = world
  world.providerIsUp = true
  world.carrier.server.heal()
  world.carrier.inpost.confirmsLater = false
  await confirmAll(world.carrier)
  const { rows: undecided } = await market.query(
    `select reference from sandbox_disputes where status = 'open' order by opened_at`,
  )
  for (const [at, { reference }] of undecided.entries())
    await world.press(`/sandbox-pay/${reference}`, { action: at % 2 ? 'disputeWon' : 'disputeLost' })
  for (let day = 0; day < 6; day++) {
    world.jump(24 * 60)
    await runJobs(world, true)
    await checkStep(world)
  }
  const { rows } = await market.query(`select
    (select count(*)::int from orders where status = 'pending' and not cash_on_delivery) as pending,
    (select count(*)::int from payment_refunds where status <> 'done') as refunds,
    (select count(*)::int from chargebacks where state not in ('won', 'lost')) as disputes,
    (select count(*)::int from labels where state in ('requested', 'prepared', 'buying', 'cancelling')) as labels,
    (select coalesce(sum(paid), 0)::int from sandbox_payments where status in ('paid', 'refunded'))
      - (select coalesce(sum(amount), 0)::int from sandbox_refunds)
      - (select coalesce(sum(amount) filter (where status = 'lost'), 0)::int + ${DISPUTE_FEE} * count(*)::int
        from sandbox_disputes) as there,
    (select coalesce(sum(amount), 0)::int from ledger_entries where account = 'operator:sandbox') as booked`)
  const [{ there, ...rest }] = rows
  same('after six days nothing waits', rest, { pending: 0, refunds: 0, disputes: 0, labels: 0, booked: there })
  const { balanced, problems } = await verifyLedger(market.deps)
  same('the chain of the ledger', { balanced, problems }, { balanced: true, problems: [] })
  for (const { find } of LEDGER_CHECKS) same('the books, line by line', await allOf(find(market.deps)), [])
}
