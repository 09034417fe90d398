import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError } from '../../src/platform/log/describe-error.ts'
import type { Log } from '../../src/platform/log/log.ts'

const FILE = 'demo-payments.json'
/** Changed when what is kept has another shape: an older file is not read then. */
const FORMAT = 1
/** Milliseconds in which further changes go into the same writing. */
const SETTLED = 200
/** Bytes. What is larger was not written here. */
const MOST_BYTES = 32 * 1024 * 1024

/** Where the stand-ins of a demo keep their payments and parcels, in its data directory. */
export const standInsFile = (dataDir: string) => join(dataDir, FILE)

/** What a stand-in keeps over a restart; `restore` throws on anything it cannot have written. */
export type Keeping = { snapshot: () => unknown; restore: (kept: unknown) => void }

export type KeptState = {
  /** Something is to be kept; written soon. */
  changed: () => void
  /** Writes what is not written yet. */
  flush: () => Promise<void>
}

/**
 * Restores what the stand-ins kept and writes their changes, whole or not at all. Neither a broken file nor a full disk stops a demo: it
 * begins with nothing, or forgets at its next start, and the log says so.
 */
export async function saveState(
  dataDir: string,
  parts: Readonly<Record<string, Keeping>>,
  log: Log,
): Promise<KeptState> {
  const path = standInsFile(dataDir)
  await restore(path, parts, log)
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let failed = false

  async function write(): Promise<void> {
    const draft = `${path}.${process.pid}.part`
    try {
      const kept = Object.entries(parts).map(([name, { snapshot }]) => [name, snapshot()])
      await writeFile(draft, JSON.stringify({ format: FORMAT, ...Object.fromEntries(kept) }), { mode: 0o600 })
      await rename(draft, path)
      failed = false
    } catch (error) {
      if (!failed)
        log.warn({ standIns: 'their payments cannot be kept over a restart', error: describeError(error).message })
      failed = true
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  function flush(): Promise<void> {
    if (timer) {
      clearTimeout(timer)
      timer = undefined
      // One after the other: an older state never replaces a newer one.
      writing = writing.then(write)
    }
    return writing
  }

  return {
    changed() {
      timer ??= setTimeout(() => void flush(), SETTLED)
      timer.unref()
    },
    flush,
  }
}

async function restore(path: string, parts: Readonly<Record<string, Keeping>>, log: Log): Promise<void> {
  try {
    const text = await readFile(path, 'utf8')
    if (text.length > MOST_BYTES) throw new RangeError('too large')
    const kept = JSON.parse(text) as Record<string, unknown>
    if (kept.format !== FORMAT) throw new RangeError('of another version')
    for (const [name, part] of Object.entries(parts)) part.restore(kept[name])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    log.warn({
      standIns: 'their payments of before could not be read, and are forgotten',
      error: describeError(error).message,
    })
  }
}
