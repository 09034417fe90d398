import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { Failure } from '../../values/failure.ts'
import type { Upload } from './uploads.ts'

// Whatever a file says it is: nothing but these is ever looked at. Vector graphics, documents and exotic formats have decoders of their own,
// each with its own faults.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
// Two pictures are two threads, not two times as many as there are processors.
sharp.concurrency(1)

/** Lets the program read its own drawings as well (the demo's pictures are SVG). What comes from outside is no drawing even then. */
export function allowDrawings(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
}

/** More pixels than people's cameras make: a small file may unpack to gigabytes. */
export const MAX_PIXELS = 32_000_000
/** Seconds after which a picture is given up. */
const PATIENCE = 20
const AT_ONCE = 2
const MOST_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Runs what decodes a picture; two at once in all, the others wait in turn. When too many wait, 503 `uploads_busy`. */
export async function decode<T>(run: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Failure('unavailable', 'uploads_busy', { params: { seconds: 5 } })
    // Whoever ends hands the place on.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** A decoder of one picture: bytes, or a file on the disk. Broken, huge and endless ones are refused while they are read. */
export function openPicture(picture: Buffer | string): Sharp {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: PATIENCE })
}

/** Bytes by which a file begins, in hexadecimal digits; a point stands for any. */
const BEGINNINGS = [
  { format: 'jpeg', begins: /^ffd8ff/ },
  { format: 'png', begins: /^89504e470d0a1a0a/ },
  // RIFF…WEBPVP8, WEBPVP8L or WEBPVP8X
  { format: 'webp', begins: /^52494646.{8}57454250565038(20|4c|58)/ },
  // …ftypavif, avis, mif1 or miaf
  { format: 'heif', begins: /^.{8}66747970(61766966|61766973|6d696631|6d696166)/ },
]

/** What a picture is by its first bytes, before any decoder sees it; undefined: none of the kinds that are taken. */
export async function formatOf(picture: Buffer | Upload): Promise<string | undefined> {
  const head = (Buffer.isBuffer(picture) ? picture.subarray(0, 32) : await headOf(picture.path)).toString('hex')
  return BEGINNINGS.find(({ begins }) => begins.test(head))?.format
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
