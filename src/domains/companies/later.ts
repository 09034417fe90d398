import type { Deps } from '../../platform/deps.ts'

/** Minutes after which a file that something may hang on is looked at again: long enough for any request to end. */
const LEFT_OVER_MINUTES = 60

/** Asks public registers about the company soon, if the caller's transaction succeeds. */
export function askRegistersLater(
  deps: Deps,
  companyId: number,
  wait?: { attempt: number; runAt: Date },
): Promise<void> {
  return deps.addJob(deps.db, {
    name: 'companies.checkRegisters',
    payload: { companyId, attempt: wait?.attempt ?? 0 },
    // Repetitions share one place; a fresh question never takes over their waiting.
    ...(wait ? { runAt: wait.runAt, key: `companies.checkRegisters ${companyId}` } : {}),
  })
}

/** Removes files that nothing refers to any more, if the caller's transaction succeeds. */
export async function removeFilesLater(deps: Deps, ...keys: (string | null)[]): Promise<void> {
  const jobs = keys
    .filter((key) => key !== null)
    .map((key) => ({ name: 'companies.removeFile' as const, payload: { key } }))
  await deps.addJob(deps.db, ...jobs)
}

/** Said before a file is written: should the request die before anything refers to the file, it is removed all the same. */
export async function removeIfLeftOver(deps: Deps, key: string): Promise<void> {
  const runAt = new Date(deps.now().getTime() + LEFT_OVER_MINUTES * 60_000)
  await deps.addJob(deps.db, { name: 'companies.removeFile', payload: { key }, runAt })
}
