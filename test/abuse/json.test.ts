import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createWorld, type World } from '../access/world.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { whileANeighbourWaits } from './neighbour.ts'

// JSON that costs more to check than to send.
let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
})
afterAll(() => market.close())

const owner = () => ({ authorization: `Bearer ${world.tokenOf('owner')}`, 'content-type': 'application/json' })
const stock = (body: string) => ({
  method: 'PUT',
  path: `/api/companies/${world.companyId}/stock`,
  headers: owner(),
  body,
})
test.each([
  ['a list of two million zeros', `{"items":[${'0,'.repeat(1_900_000)}0]}`, 422, 'items', 'too_big'],
  ['the same under an escaped name', `{"\\u0069tems":[${'0,'.repeat(1_900_000)}0]}`, 422, 'items', 'too_big'],
  ['a list that nobody asked for', `{"x":[${'{},'.repeat(1_200_000)}0]}`, 422, 'x', 'too_big'],
  ['lists in lists', `{"x":[${`[${'0,'.repeat(900)}0],`.repeat(900)}0]}`, 413, undefined, undefined],
  [
    'an object of half a million names',
    `{"items":[{${Array.from({ length: 300_000 }, (_, at) => `"${at}":0,`).join('')}"x":0}]}`,
    422,
    'items.0',
    'too_big',
  ],
  [
    'a text of four million characters',
    `{"items":[{"erpCode":"${'x'.repeat(3_900_000)}"}]}`,
    422,
    'items.0.erpCode',
    'too_long',
  ],
  ['two million levels', `{"items":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`, 400, undefined, undefined],
  [
    'quotes and backslashes',
    `{"items":["${'\\\\'.repeat(900_000)}${'\\"'.repeat(900_000)}`,
    422,
    'items.0',
    'too_long',
  ],
])('%s: refused before it is parsed, four times at once', async (_name, body, status, field, code) => {
  const answers = await whileANeighbourWaits(market, () => attack(market, Array(4).fill(stock(body))))
  for (const answer of answers) {
    const { errors } = JSON.parse(answer.text)
    expect([answer.status, errors[0]?.field, errors[0]?.code]).toEqual([status, field, code])
  }
})

test('a list as long as it may be is read as ever', async () => {
  const items = Array.from({ length: 10_000 }, (_, at) => ({ erpCode: `E-${at}`, quantity: 1 }))
  const [answer] = await attack(market, [stock(JSON.stringify({ items }))])
  expect([answer?.status, JSON.parse(answer?.text ?? '').refused]).toEqual([200, 10_000])
})

test('every list in every contract has an end', () => {
  const endless: string[] = []
  for (const { contract } of market.services) {
    for (const [key, { body }] of Object.entries(contract)) {
      if (body) endless.push(...listsWithoutEnd(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), key))
    }
  }
  expect(endless).toEqual([])
  expect(
    listsWithoutEnd(z.toJSONSchema(z.object({ a: z.array(z.object({ b: z.array(z.number()) })).max(2) })), ''),
  ).toEqual([' a b'])
})

/** Names the lists of a JSON Schema that say nothing of their length. */
function listsWithoutEnd(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const known = schema as { type?: string; maxItems?: number }
  const inside = Object.entries(schema).flatMap(([key, part]) => {
    const named = /^(items|properties|anyOf|oneOf|allOf|additionalProperties|\d+)$/.test(key)
    return listsWithoutEnd(part, named ? path : `${path} ${key}`)
  })
  return known.type === 'array' && known.maxItems === undefined ? [path, ...inside] : inside
}
