import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../../platform/deps.ts'
import { freeBytes } from '../../../platform/files/disk-space.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import type { DataExport } from '../store/data-exports.ts'
import { readDatabaseSize } from '../store/market-rows.ts'
import { streamZip } from '../write-zip.ts'
import { entriesOf } from './entries-of.ts'

/** No export of a company is larger: a disk belongs to everybody. */
const MOST_BYTES = 4096 * MEGABYTE
/** What an export of a company has to find free before it is begun. */
const LEAST_ROOM = 64 * MEGABYTE

/** Why there is none, for whoever asked; to try again would not help. */
export class Refused extends Error {
  readonly reason: 'too_large' | 'no_room'
  constructor(reason: Refused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Packs an export into a file under a key; answers its bytes. Refused where it, or the disk, is too large or too small for it. */
export async function writeFile(
  deps: Deps,
  row: DataExport,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<number> {
  const path = deps.files.path(key)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  const room = (await freeBytes(dirname(path))) - deps.config.minFreeBytes
  const needed = row.companyId === null ? await readDatabaseSize(deps.db) : LEAST_ROOM
  if (room < needed) throw new Refused('no_room')
  const most = row.companyId === null ? room : Math.min(room, MOST_BYTES)
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength
      done(bytes > most ? new Refused('too_large') : null, chunk)
    },
  })
  try {
    const moment = deps.db.transaction().setIsolationLevel('repeatable read')
    await moment.execute(async (db) => {
      const entries = await entriesOf({ ...deps, db }, row, signal)
      await pipeline(streamZip(entries, deps.now()), counted, createWriteStream(draft, { mode: 0o600 }), { signal })
    })
    await deps.files.adopt(key, draft)
    return bytes
  } finally {
    await rm(draft, { force: true })
  }
}
