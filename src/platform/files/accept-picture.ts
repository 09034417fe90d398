import sharp, { type Metadata, type Sharp } from 'sharp'
import { invalidField } from '../../values/failure.ts'

/** Kinds taken, as the decoder recognises them from the content. SVG is text that can load and run things: never taken. */
const KINDS = ['jpeg', 'png', 'webp', 'heif'] as const
/** More pixels than any camera makes: a small file may unpack to gigabytes. */
const MAX_PIXELS = 50_000_000
const MAX_SIDE = 2560

/** A part of the picture, in parts (0–1) of width, height and the shorter side. */
export type Crop = { x: number; y: number; size: number }

/**
 * A picture from outside, made anew: turned upright, at most 2560 px a side, as WebP without any metadata (place, camera, name).
 * `crop`: a square of it. Refuses with `not_a_picture` or `picture_too_big` (field `file`).
 */
export async function acceptPicture(bytes: Buffer, crop?: Crop): Promise<Buffer> {
  const known = await readMetadata(bytes)
  const { width, height } = known.autoOrient ?? known
  if (!width || !height || !(KINDS as readonly string[]).includes(known.format ?? '')) {
    throw invalidField('file', 'not_a_picture')
  }
  if (width * height * (known.pages ?? 1) > MAX_PIXELS) throw invalidField('file', 'picture_too_big')
  try {
    return await cut(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), width, height, crop)
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 4 })
      .toBuffer()
  } catch {
    // Begins like a picture, goes on as something else.
    throw invalidField('file', 'not_a_picture')
  }
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw invalidField('file', 'not_a_picture')
  }
}

function cut(picture: Sharp, width: number, height: number, crop: Crop | undefined): Sharp {
  if (!crop) return picture
  const side = Math.max(1, Math.round(Math.min(width, height) * crop.size))
  const left = Math.min(Math.round(crop.x * width), width - side)
  const top = Math.min(Math.round(crop.y * height), height - side)
  return picture.extract({ left: Math.max(0, left), top: Math.max(0, top), width: side, height: side })
}
