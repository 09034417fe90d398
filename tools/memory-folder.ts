import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a tmpfs calls itself. */
const TMPFS = 0x01021994
/** Bytes: databases and files of a whole run take less than half of it. */
const ROOM = 6 * 1024 ** 3
const NAME = /^obieg-(\d+)$/

/**
 * Lets temporary files of this process and its children lie in memory, where the machine has room for them: a database of their own for
 * each file of tests is copied ten times as fast. Elsewhere, or where somebody has named a folder, all stays as it is.
 */
export function putTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !hasRoom()) return
  removeLeftOnes()
  const folder = join(MEMORY, `obieg-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL may run as another user, and looks for its folder in there.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    return type === TMPFS && bavail * bsize > ROOM
  } catch {
    return false
  }
}

/** Lets the many programs that the tests start share what Node has compiled of them: a start of the market takes half the time. */
export function shareCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'obieg-compiled')
}

/** Those of runs that were killed. */
function removeLeftOnes(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
