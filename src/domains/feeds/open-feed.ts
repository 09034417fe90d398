import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Deps } from '../../platform/deps.ts'
import { FEEDS, type FeedName } from './contract.ts'
import { findFeed } from './store.ts'

export type OpenFeed = {
  /** Of the compressed list. */
  bytes: number
  writtenAt: Date
  /** As it lies on the disk, compressed, or as plain text. */
  stream: (compressed: boolean) => Readable
}

/** The list as other sites fetch it; undefined where there is none, or it is switched off. */
export async function openFeed(deps: Deps, name: string): Promise<OpenFeed | undefined> {
  if (!(FEEDS as readonly string[]).includes(name)) return undefined
  const feed = await findFeed(deps.db, name as FeedName)
  if (!feed?.isOn || !feed.writtenAt) return undefined
  const parts = async function* () {
    for (const key of feed.parts) yield* createReadStream(deps.files.path(key))
  }
  return {
    bytes: feed.bytes,
    writtenAt: feed.writtenAt,
    stream: (compressed) => {
      const whole = Readable.from(parts(), { objectMode: false })
      if (compressed) return whole
      const plain = createGunzip()
      whole.on('error', (error) => plain.destroy(error))
      plain.on('close', () => whole.destroy())
      return whole.pipe(plain)
    },
  }
}
