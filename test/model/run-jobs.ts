import type { World } from './world.ts'

/** Each minute's jobs of money. */
const MINUTELY = ['orders.releaseHolds', 'checkout.checkOpenPayments', 'orders.bookCommissions'] as const

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
}

/** The provider has let the bank take the money, and the market does not know yet: the refund is tried again. */
const bankWasFaster = (name: string, failure: unknown): boolean =>
  name === 'checkout.refund' && failure instanceof Error && failure.message === 'sandbox status 409'
