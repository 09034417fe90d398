import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { worksIn } from './embedded-processes.ts'

/**
 * The data folder that a version up to 1.1, run as root without user namespaces, kept under `/var/tmp`; undefined when there is none,
 * or when DATA_DIR has a database of its own. A folder that somebody else put there is not looked at: the place was open to all.
 */
export async function oldFolderOf(place: { root: string; data: string; owner: number | undefined }) {
  if (process.getuid?.() !== 0 || place.owner === undefined) return undefined
  const hash = createHash('sha1').update(place.root).digest('hex').slice(0, 12)
  const parent = `/var/tmp/obieg-${hash}`
  const old = join(parent, 'postgres')
  const [above, inside, own] = await Promise.all(
    [parent, old, place.data].map((path) => lstat(path).catch(() => undefined)),
  )
  if (own || above?.uid !== 0 || !above.isDirectory() || !inside?.isDirectory()) return undefined
  if (await worksIn(old)) throw new Error(`A PostgreSQL is still at work in ${old}: stop the older program first.`)
  return old
}
