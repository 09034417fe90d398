import type { World } from './world.ts'

/** Each minute's jobs of money, the clocks of orders and cases, and what carriers are asked. */
const MINUTELY = [
  'orders.releaseHolds',
  'checkout.checkOpenPayments',
  'orders.bookCommissions',
  'refunds.endCollections',
  'returns.runClocks',
  'orders.assumeDelivered',
  'orders.completeOrders',
  'labels.advance',
  'tracking.askCarriers',
] as const

/**
 * What is due by the world's clock, or `all`, too early as well; each once. The queue itself reads the database's clock and is not asked. A job
 * that fails comes again, as the queue has it.
 */
export async function runJobs(world: World, all: boolean): Promise<void> {
  const { market, now } = world
  const wasUp = world.providerIsUp
  const { rows } = await market.query(
    `select j.id, j.revision, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    where $2 or j.run_at <= $1 order by j.priority, j.run_at, j.id`,
    [now(), all],
  )
  for (const { id, revision, name, payload } of rows) {
    const failure = await market.runJob(name, payload).then(
      () => undefined,
      (error: unknown) => error,
    )
    // It may go away while the job is at work.
    if (failure && wasUp && world.providerIsUp && !bankWasFaster(name, failure))
      throw new Error(`the job ${name} failed`, { cause: failure })
    // One that has put itself in again, for later, stays.
    if (!failure)
      await market.query('delete from graphile_worker._private_jobs where id = $1 and revision = $2', [id, revision])
  }
  for (const name of MINUTELY) await market.runJob(name)
  if (world.isAlone) await expectNothingLate(world)
}

/** By the days that the market tells its people: fourteen on the way, fourteen to withdraw, seven in a shop. */
async function expectNothingLate({ market, now }: World): Promise<void> {
  const { rows } = await market.query(
    `select o.number, o.status, o.payment_status, o.moved_at from orders o
    where (o.status = 'shipped' and o.payment_status in ('paid', 'refundDue', 'refunded') and o.moved_at < $1::timestamptz - interval '14 days')
      or (o.status = 'ready' and o.payment_status = 'onDelivery' and o.moved_at < $1::timestamptz - interval '7 days')
      or (o.status = 'delivered' and o.payment_status in ('paid', 'refunded') and o.moved_at < $1::timestamptz - interval '15 days'
        and not exists (select from return_cases c where c.order_id = o.id
          and c.status in ('opened', 'accepted', 'sent', 'received', 'disputed')))`,
    [now()],
  )
  if (rows.length > 0) throw new Error(`the clocks left these: ${JSON.stringify(rows)}`)
}

/** The provider has let the bank take the money, and the market does not know yet: the refund is tried again. */
const bankWasFaster = (name: string, failure: unknown): boolean =>
  name === 'checkout.refund' && failure instanceof Error && failure.message === 'sandbox status 409'
