import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { MONEY_FILE_MAX_BYTES } from './rules/limits.ts'
import { importSettlement } from './settlements/import-settlement.ts'
import { importStatement } from './statements/import-statement.ts'

/** Files at once; the rest is the next round's. */
const MOST = 20
/** Milliseconds for which a file must have been left alone: somebody may be writing it still. */
const SETTLED = 30_000

/**
 * Imports what a program of the operator lays into `statements/bank/` and `statements/<provider>/` of the data folder. A file goes to `done`
 * there, or to `refused` when it cannot be read; killed between import and move, it is known the next time.
 */
export async function readFolder(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const source of ['bank', ...PAYMENT_PROVIDERS] as const) {
    const folder = join(deps.config.dataDir, 'statements', source)
    for (const name of await filesIn(folder, deps.now())) {
      if (signal.aborted) return
      const taken = await take(deps, source, { path: join(folder, name), name })
      await mkdir(join(folder, taken), { recursive: true })
      await rename(join(folder, name), await freePath(join(folder, taken), name)).catch(ignoreMissing)
    }
  }
}

/** Banks that call every day's file the same do not overwrite what was put away before: `2-name`, `3-name` … */
async function freePath(folder: string, name: string): Promise<string> {
  const known = new Set(await readdir(folder))
  let free = name
  for (let nth = 2; known.has(free); nth += 1) free = `${nth}-${name}`
  return join(folder, free)
}

async function filesIn(folder: string, now: Date): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    ignoreMissing(error)
    return []
  })
  const names: string[] = []
  for (const entry of entries.filter((one) => one.isFile()).slice(0, MOST)) {
    const { mtimeMs } = await stat(join(folder, entry.name))
    if (now.getTime() - mtimeMs > SETTLED) names.push(entry.name)
  }
  return names
}

async function take(
  deps: Deps,
  source: 'bank' | (typeof PAYMENT_PROVIDERS)[number],
  file: { path: string; name: string },
): Promise<'done' | 'refused'> {
  try {
    const { size } = await stat(file.path)
    if (size > MONEY_FILE_MAX_BYTES) throw new Failure('invalid', 'file_too_large')
    if (source === 'bank') await importStatement(deps, { ...file, by: null })
    else await importSettlement(deps, { ...file, provider: source, by: null })
    return 'done'
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'unavailable') throw error
    if (error.code === 'statement_known') return 'done'
    deps.log.error({ statement: source, refused: error.fields[0]?.code ?? error.code })
    return 'refused'
  }
}

/** Another process was faster, or the operator uses no folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
