import { decode, openPicture } from './decoder.ts'

/** Left, top, width and height as parts (0–1) of the picture. */
export type Area = { x: number; y: number; width: number; height: number }

/** A part of one of our own stored pictures, as WebP; what reaches over the edge is cut off. */
export async function cropPicture(
  picture: Buffer,
  area: Area,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  return decode(() => crop(picture, area))
}

async function crop(picture: Buffer, area: Area) {
  const { width = 1, height = 1 } = await openPicture(picture).metadata()
  const left = Math.min(Math.round(area.x * width), width - 1)
  const top = Math.min(Math.round(area.y * height), height - 1)
  const { data, info } = await openPicture(picture)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
    })
    .webp({ quality: 88, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
