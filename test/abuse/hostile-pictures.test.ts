import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decode } from '../../src/platform/files/decoder.ts'
import { createWorld, type World } from '../access/world.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { noisyPicture } from './hostile-files.ts'
import { whileANeighbourWaits } from './neighbour.ts'

// Pictures that are none, or that cost more than they show. DEMO=false: the demo draws its own pictures as SVG.
let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket({ env: { DEMO: 'false' } })
  world = await createWorld(market)
})
afterAll(() => market.close())

const send = (body: Uint8Array) => ({
  method: 'POST',
  path: `/api/companies/${world.companyId}/product-images`,
  headers: { authorization: `Bearer ${world.tokenOf('owner')}`, 'content-type': 'image/png' },
  body,
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

test.each([
  ['SVG', SVG],
  ['SVG behind space', `${' '.repeat(50)}${SVG}`],
  ['SVG behind the name of another kind', `RIFF0000WEBP${SVG}`],
  ['PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'],
  ['GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
  ['TIFF', 'II*\u0000\u0008\u0000\u0000\u0000'],
  ['PPM', 'P6 9 9 255\n'],
  ['a matrix', '2 2\n1 2\n3 4\n'],
  ['nothing known', 'x'],
])('%s reaches no decoder', async (_kind, text) => {
  const [answer] = await attack(market, [send(Buffer.from(text, 'latin1'))])
  expect([answer?.status, JSON.parse(answer?.text ?? '').errors[0].code]).toEqual([422, 'not_a_picture'])
  // Should the first door ever fail: the second one.
  await expect(sharp(Buffer.from(text, 'latin1')).metadata()).rejects.toThrow()
})

test('eight pictures as large as may be, at once: everybody else goes on', async () => {
  const noise = await noisyPicture()
  expect(noise.length).toBeLessThan(10_000_000)
  const answers = await whileANeighbourWaits(market, () => attack(market, Array(6).fill(send(noise))))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
})

test('two pictures are decoded at once, the others in turn, whatever becomes of one', async () => {
  let running = 0
  let most = 0
  const one = (fails: boolean) =>
    decode(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      if (fails) throw new Error('broken')
      return 'done'
    })
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => one(at % 3 === 0)))
  expect([most, running]).toEqual([2, 0])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const many = await Promise.allSettled(Array.from({ length: 230 }, () => one(false)))
  const refused = many.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['uploads_busy']))
  expect(refused.length).toBeGreaterThan(20)
})
