import type { Sharp } from 'sharp'
import { Failure, invalidField } from '../../values/failure.ts'
import { decode, formatOf, MAX_PIXELS, openPicture } from './decoder.ts'
import type { Upload } from './uploads.ts'

const MAX_SIDE = 2560

/** A part of the picture, in parts (0–1) of width, height and the shorter side. */
export type Crop = { x: number; y: number; size: number }

/**
 * A picture from outside, made anew: turned upright, at most 2560 px a side, as WebP without any metadata (place, camera, name).
 * JPEG, PNG, WebP and AVIF are taken, by what they are and not by what they are called. `crop`: a square of it. Refuses with `not_a_picture`
 * or `picture_too_big` (field `file`). `as`: JPEG for those who read no WebP; what was transparent is white then.
 */
export async function acceptPicture(
  picture: Buffer | Upload,
  { crop, as = 'webp' }: { crop?: Crop | undefined; as?: 'webp' | 'jpeg' } = {},
): Promise<Buffer> {
  const format = await formatOf(picture)
  if (!format) throw invalidField('file', 'not_a_picture')
  const source = Buffer.isBuffer(picture) ? picture : picture.path
  return decode(async () => {
    try {
      const { width, height } = await measure(source, format)
      const made = cut(openPicture(source).autoOrient(), width, height, crop).resize({
        ...{ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
      })
      if (as === 'jpeg') return await made.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
      return await made.webp({ quality: 88, effort: 4 }).toBuffer()
    } catch (error) {
      if (error instanceof Failure) throw error
      // Begins like a picture, goes on as something else.
      throw invalidField('file', 'not_a_picture')
    }
  })
}

/** Upright width and height, from the head of the file. */
export async function measure(source: Buffer | string, format: string): Promise<{ width: number; height: number }> {
  const known = await openPicture(source)
    .metadata()
    .catch((error: Error) => {
      throw /pixel limit/.test(error.message) ? invalidField('file', 'picture_too_big') : error
    })
  const { width, height } = known.autoOrient ?? known
  if (!width || !height || known.format !== format) throw invalidField('file', 'not_a_picture')
  if (width * height * (known.pages ?? 1) > MAX_PIXELS) throw invalidField('file', 'picture_too_big')
  return { width, height }
}

function cut(picture: Sharp, width: number, height: number, crop: Crop | undefined): Sharp {
  if (!crop) return picture
  const side = Math.max(1, Math.round(Math.min(width, height) * crop.size))
  const left = Math.min(Math.round(crop.x * width), width - side)
  const top = Math.min(Math.round(crop.y * height), height - side)
  return picture.extract({ left: Math.max(0, left), top: Math.max(0, top), width: side, height: side })
}
