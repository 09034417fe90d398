import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoProducts } from '../products.ts'
import { cosmeticProducts } from '../trades/cosmetics/products.ts'
import { drawPicture } from './draw-picture.ts'
import { PICTURE_KINDS, type PictureSpec, pictureKey } from './spec.ts'

const products = [...demoProducts(new Date('2026-11-21T12:00:00Z')), ...cosmeticProducts()]
const specs = new Map(products.flatMap((product) => product.pictures).map((spec) => [pictureKey(spec), spec]))

test('every product has a front and a back', () => {
  for (const product of products) {
    const views = product.pictures.map((spec) => spec.view)
    expect(views).toEqual(expect.arrayContaining(['front', 'back']))
  }
})

test('a key names one picture: equal specs share it, different specs do not', () => {
  const texts = new Set(
    products.flatMap((product) => product.pictures.map((spec) => JSON.stringify(Object.entries(spec).sort()))),
  )
  expect(specs.size).toBe(texts.size)
  for (const key of specs.keys()) expect(key).toMatch(/^demo-[a-z0-9-]+$/)
})

test('one picture of each kind and view renders at 1200 × 900', async () => {
  const sample = new Map<string, PictureSpec>()
  for (const spec of specs.values()) sample.set(`${spec.kind} ${spec.view}`, spec)
  expect(new Set([...sample.values()].map((spec) => spec.kind))).toEqual(new Set(PICTURE_KINDS))
  for (const [name, spec] of sample) {
    const svg = drawPicture(spec)
    expect(svg, name).not.toMatch(/NaN|undefined/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height], name).toEqual([1200, 900])
  }
  const first = [...sample.values()][0] as PictureSpec
  const { channels } = await sharp(Buffer.from(drawPicture(first))).stats()
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10)
})

test('no picture needs a font of the machine', () => {
  for (const spec of [...specs.values()].slice(0, 300)) expect(drawPicture(spec)).not.toContain('<text')
})
