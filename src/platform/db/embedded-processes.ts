import { readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'

/** Whether any process of a server, its helpers too, is at work in a data folder. Where there is no /proc PostgreSQL looks itself. */
export async function worksIn(data: string): Promise<boolean> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return folders.includes(await realpath(data).catch(() => data))
}

/** The number in a left file went to another program, or to a dead one that nobody buried: PostgreSQL would take it for its predecessor. */
export async function removeStalePids(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
    if (pid > 0 && (await exists(`/proc/${pid}`))) await rm(file, { force: true })
  }
}

/** Whether something lies at the path; what cannot be looked at counts as absent. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
