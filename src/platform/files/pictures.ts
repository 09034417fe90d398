import { decode, openPicture } from './decoder.ts'
import type { Files } from './files.ts'

/** Widths in pixels in which a picture is served. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const

const running = new Map<string, Promise<Buffer | undefined>>()

/**
 * A picture in one width as WebP, made from its stored original at the first request and kept.
 * `name` is `{key}-{width}.webp`; undefined when there is no such picture or width.
 */
export async function pictureInWidth(files: Files, name: string): Promise<Buffer | undefined> {
  const match = /^([a-zA-Z0-9][a-zA-Z0-9/_-]*)-(\d+)\.webp$/.exec(name)
  const key = match?.[1]
  const width = Number(match?.[2])
  if (!key || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return undefined
  const made = await files.read(`sizes/${name}`)
  if (made) return made
  let making = running.get(name)
  if (!making) {
    making = makeWidth(files, key, width, name).finally(() => running.delete(name))
    running.set(name, making)
  }
  return making
}

/** Where the original of a picture is kept. */
export const originalOf = (key: string): string => `originals/${key}.webp`

/** The original of a picture: as it was uploaded, or drawn by the demo. */
export async function readOriginal(files: Files, key: string): Promise<Buffer | undefined> {
  return (await files.read(originalOf(key))) ?? (await files.read(`originals/${key}.svg`))
}

/** Removes a picture: its original and every width that was made of it. */
export async function removePicture(files: Files, key: string): Promise<void> {
  // The original first: no width is made anew while the others go.
  await files.remove(originalOf(key))
  for (const width of PICTURE_WIDTHS) await files.remove(`sizes/${key}-${width}.webp`)
}

async function makeWidth(files: Files, key: string, width: number, name: string): Promise<Buffer | undefined> {
  const original = await readOriginal(files, key)
  if (!original) return undefined
  const picture = await decode(() =>
    openPicture(original).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 3 }).toBuffer(),
  )
  await files.write(`sizes/${name}`, picture)
  return picture
}
