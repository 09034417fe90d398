/**
 * Milliseconds that this process worked, in all its threads, until something was done. For bounds on work: on a busy machine the clock says how
 * long the others took, too.
 */
export async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
