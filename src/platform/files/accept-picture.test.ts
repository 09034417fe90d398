import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { workOf } from '../../../test/work-of.ts'
import { acceptPicture } from './accept-picture.ts'

const plain = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
const refused = (code: string) => ({ fields: [{ field: 'file', code }] })

/** A PNG of so many pixels of one colour: some kilobytes that unpack to gigabytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4, 'latin1')
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type, 'latin1'), data])))
    return Buffer.concat([head, data, check])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('a picture from outside', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP', async (format) => {
    const made = await acceptPicture(await plain().toFormat(format).toBuffer())
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 })
  })
  test('loses place, camera and name, and is turned upright', async () => {
    const telling = await plain()
      .withExif({ IFD0: { Make: 'SecretCam', Copyright: 'Jan Kowalski' }, IFD3: { GPSLatitude: '50/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await acceptPicture(telling)
    const known = await sharp(made).metadata()
    expect([known.exif, known.xmp, known.orientation]).toEqual([undefined, undefined, undefined])
    expect([known.width, known.height]).toEqual([40, 80])
    expect(made.includes('SecretCam')).toBe(false)
  })
  test('is made smaller when it is huge', async () => {
    const made = await acceptPicture(await plain(4000, 1000).jpeg().toBuffer())
    expect(await sharp(made).metadata()).toMatchObject({ width: 2560, height: 640 })
  })
  test('is cut to a square', async () => {
    const half = await sharp({ create: { width: 100, height: 50, channels: 3, background: 'red' } })
      .composite([
        {
          input: { create: { width: 50, height: 50, channels: 3, background: { r: 0, g: 0, b: 255 } } },
          left: 50,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const made = await acceptPicture(half, { crop: { x: 0.5, y: 0, size: 1 } })
    const { dominant } = await sharp(made).stats()
    expect(await sharp(made).metadata()).toMatchObject({ width: 50, height: 50 })
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })
  test('whose square reaches over the edge is cut inside it', async () => {
    const made = await acceptPicture(await plain().png().toBuffer(), { crop: { x: 1, y: 1, size: 1 } })
    expect(await sharp(made).metadata()).toMatchObject({ width: 40, height: 40 })
  })
})

describe('is refused', () => {
  test('what unpacks to more pixels than any camera makes, quickly', async () => {
    const work = await workOf(() =>
      expect(acceptPicture(bomb(20_000))).rejects.toMatchObject(refused('picture_too_big')),
    )
    expect(work).toBeLessThan(2000)
  })
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['PDF', '%PDF-1.7\n%%EOF'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
  ])('%s', async (_, text) => {
    await expect(acceptPicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject(refused('not_a_picture'))
  })
  test('a picture cut off in the middle', async () => {
    const whole = await plain(400, 400).jpeg().toBuffer()
    await expect(acceptPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refused('not_a_picture'))
  })
  test('nothing of what is hidden behind a picture is kept', async () => {
    const polyglot = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await acceptPicture(polyglot)).includes('script')).toBe(false)
  })
})
