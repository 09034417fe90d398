import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { encode } from 'uqr'

/** Whether a picture on a page is the QR code of an address, module by module, as a camera sees it: dark on light. */
export async function isCodeOf(picture: Locator, address: string): Promise<boolean> {
  const { data: wanted, size } = encode(address, { ecc: 'M', border: 0 })
  const shot = sharp(await picture.screenshot())
    .greyscale()
    .threshold(128)
  // Without the quiet edge, so many pixels for each module.
  const EACH = 8
  const { data } = await sharp(await shot.trim({ background: '#fff' }).toBuffer())
    .resize(size * EACH, size * EACH, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = data.length / (size * EACH) ** 2
  const dark = (x: number, y: number) =>
    Number(data[((y * EACH + EACH / 2) * size * EACH + x * EACH + EACH / 2) * channels]) < 128
  return wanted.every((row, y) => row.every((module, x) => module === dark(x, y)))
}
