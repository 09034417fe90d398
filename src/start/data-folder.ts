import { spawnSync } from 'node:child_process'
import { ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the data directory unless it is there; refuses in words when nothing can be kept in it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new Error(`The disk of DATA_DIR (${folder}) is full: free some space.`)
    throw new Error(
      `DATA_DIR (${folder}) cannot be written (${code}): give it to the user who starts this program (uid ${process.getuid?.() ?? '?'}), or name another folder.`,
    )
  }
}

/**
 * Holds the data directory for this process until it ends, however it ends: the lock belongs to an open file, which no child inherits. Refuses
 * when another program has it, whose database would stop under this one.
 */
export function lockDataFolder(folder: string): void {
  const path = join(folder, 'market.lock')
  const file = openSync(path, 'a+')
  const holder = Number(readFileSync(path, 'utf8').trim()) || undefined
  // The tool locks the open file that it shares with us; the lock stays when it has gone.
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] })
  const taken = error ? holder !== undefined && holder !== process.pid && lives(holder) : status !== 0
  if (taken) {
    throw new Error(
      `Another Obieg${holder ? ` (process ${holder})` : ''} works with ${folder}: end it first, or name another DATA_DIR.
Several processes of one market need a database server of their own: DATABASE_URL.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, `${process.pid}\n`)
}

/** Where there is no such tool. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
