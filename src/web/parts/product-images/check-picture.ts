import { MEGABYTE } from '../../../values/megabytes.ts'
/** As the market takes them (`MAX_IMAGES`, `MAX_IMAGE_BYTES` of the contract, which browsers do not load). */
export const MAX_PICTURES = 12
const MAX_BYTES = 10 * MEGABYTE
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
export const PICTURE_TYPES = TYPES.join(',')

/** What speaks against a chosen file before it is sent; the server looks into it all the same. */
export function checkPicture(file: { type: string; size: number }): 'pictureType' | 'pictureSize' | undefined {
  if (!TYPES.includes(file.type)) return 'pictureType'
  return file.size > MAX_BYTES ? 'pictureSize' : undefined
}
