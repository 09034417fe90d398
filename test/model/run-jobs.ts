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
    `select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    where $2 or j.run_at <= $1 order by j.priority, j.run_at, j.id`,
    [now(), all],
  )
  for (const { id, name, payload } of rows) {
    const failure = await market.runJob(name, payload).then(
      () => undefined,
      (error: unknown) => error,
    )
    // It may go away while the job is at work.
    if (failure && wasUp && world.providerIsUp) throw new Error(`the job ${name} failed`, { cause: failure })
    if (!failure) await market.query('delete from graphile_worker._private_jobs where id = $1', [id])
  }
  for (const name of MINUTELY) await market.runJob(name)
}
