import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Failure } from '../../values/failure.ts'
import { type DiskSpace, diskFull } from './disk-space.ts'

/** A file that somebody sent, on the disk until it is answered; whoever keeps it moves it away (`Files.adopt`). `size`: bytes. */
export type Upload = { path: string; size: number }

/** Files that come in at once: in all, and from one caller. */
export const UPLOADS_AT_ONCE = { inAll: 24, perCaller: 6 }
/** Long enough for any upload to end. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000

export type Uploads = {
  /** A place among those who send files: 503 `uploads_busy` or 429 `rate_limited` where there is none. Called again, it is free. */
  take: (caller: string) => () => void
  /** Writes a file as it comes in; nothing of it is held in memory. Where the source fails, nothing of it stays. */
  receive: (source: AsyncIterable<Uint8Array>) => Promise<Upload>
  /** Removes what is still there of a file. */
  remove: (upload: Upload) => Promise<void>
  /** Removes what a killed process left behind. */
  sweep: (now: Date) => Promise<void>
}

/** Files on their way in, under one folder; it is to lie on the disk where they are kept. */
export function createUploads(folder: string, disk?: DiskSpace, atOnce = UPLOADS_AT_ONCE): Uploads {
  const callers = new Map<string, number>()
  let all = 0
  return {
    take(caller) {
      const own = callers.get(caller) ?? 0
      if (own >= atOnce.perCaller) {
        throw new Failure('tooMany', 'rate_limited', { params: { seconds: 5, wait: '5 s' } })
      }
      if (all >= atOnce.inAll) throw new Failure('unavailable', 'uploads_busy', { params: { seconds: 5 } })
      callers.set(caller, own + 1)
      all += 1
      let free = false
      return () => {
        if (free) return
        free = true
        all -= 1
        const left = (callers.get(caller) ?? 1) - 1
        if (left > 0) callers.set(caller, left)
        else callers.delete(caller)
      }
    },
    async receive(source) {
      if (await disk?.isFull()) throw diskFull()
      await mkdir(folder, { recursive: true })
      const path = join(folder, randomBytes(18).toString('base64url'))
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      const written = finished(file)
      // Looked at below, after whatever the source has to say.
      written.catch(() => undefined)
      let size = 0
      try {
        for await (const part of source) {
          size += part.byteLength
          if (!file.write(part)) await Promise.race([new Promise((resolve) => file.once('drain', resolve)), written])
        }
        file.end()
        await written
      } catch (error) {
        file.destroy()
        await rm(path, { force: true })
        throw error
      }
      return { path, size }
    },
    remove: ({ path }) => rm(path, { force: true }),
    async sweep(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (now.getTime() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true })
      }
    },
  }
}
