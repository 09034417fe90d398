import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toNewProduct } from '../product-for-market.ts'
import { demoProducts } from '../products.ts'
import { cosmeticProducts } from '../trades/cosmetics/products.ts'
import { drawPicture, showsFlaw } from './draw-picture.ts'
import { PICTURE_KINDS, type PictureSpec, pictureKey } from './spec.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const products = [...demoProducts(NOW), ...cosmeticProducts()]
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

test('a thing stands on the ground of the page: nothing is behind it, and it is solid itself', async () => {
  for (const kind of ['laptop', 'phone', 'tablet', 'mirrorless', 'gpu', 'watch', 'monitor'] as const) {
    const spec = [...specs.values()].find((one) => one.kind === kind && one.view === 'front') as PictureSpec
    const { data, info } = await sharp(Buffer.from(drawPicture(spec)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect([kind, info.channels, alphaAt(4, 4), alphaAt(1195, 895)]).toEqual([kind, 4, 0, 0])
    let solid = 0
    for (let at = 3; at < data.length; at += 4) if (data[at] === 255) solid++
    expect(solid / (info.width * info.height)).toBeGreaterThan(0.1)
  }
})

test('a close-up of a defect shows it, and says which one', () => {
  const closeUps = products.flatMap((product) =>
    product.pictures.filter(({ view }) => view === 'flaw').map((spec) => ({ product, spec })),
  )
  expect(closeUps.length).toBeGreaterThan(300)
  for (const { product, spec } of closeUps) {
    const { images } = toNewProduct(product, new Map(), [], NOW)
    const image = images.find(({ key }) => key === pictureKey(spec))
    expect(product.defects).toContain(image?.defect)
    expect(showsFlaw(spec)).toBe(true)
  }
})

test('what is damaged or shows wear never looks new', () => {
  for (const { title, state, grade, pictures } of products) {
    const [front] = pictures
    if (state === 'damaged' || grade === 'C' || grade === 'D')
      expect([title, (front?.wear ?? 0) > 1 || front?.flaw !== undefined]).toEqual([title, true])
    if (state === 'new') expect([title, front?.wear]).toEqual([title, 0])
  }
})

test('neighbours differ: hardly two laptops of one model look the same', () => {
  const fronts = products
    .filter(({ pictures }) => pictures[0]?.kind === 'laptop')
    .map(({ pictures }) => pictures[0] as PictureSpec)
  expect(new Set(fronts.map(pictureKey)).size / fronts.length).toBeGreaterThan(0.95)
})

test('no picture needs a font of the machine', () => {
  for (const spec of [...specs.values()].slice(0, 300)) expect(drawPicture(spec)).not.toContain('<text')
})
