import { afterAll, beforeAll, expect, test } from 'vitest'
import { mt940 } from '../fakes/bank.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'

let here: MarketOfTransfers
beforeAll(async () => {
  here = await marketOfTransfers()
})
afterAll(() => here.market.close())

const received = async (key: string) => (await here.transfer(key)).received as number
const statements = async () => (await here.asOperator('GET', '/api/admin/bank-statements')).json.statements

test('B10 two like parts in two files that do not overlap both count, however often and in whatever order files come', async () => {
  const { key, title, due } = await here.begun()
  const part = { day: '2026-03-02', amount: Math.floor(due / 3), title }
  const other = { day: '2026-03-02', amount: 4200, title: 'czynsz' }
  const second = mt940([other, part], { opening: part.amount })
  const first = mt940([part], { opening: 0 })
  const whole = mt940([part, other, part], { opening: 0 })
  const sent = [second, first, whole, first]
  const answers: number[] = []
  for (const file of sent) answers.push((await here.told(file)).status)
  expect(answers).toEqual([201, 201, 201, 409])
  expect(await received(key)).toBe(2 * part.amount)
  const lines = await here.lines()
  expect(lines.map(({ amount }: { amount: number }) => amount).sort()).toEqual([part.amount, part.amount, 4200].sort())
  expect((await statements()).map(({ repeated, alike }: Record<string, number>) => [repeated, alike])).toEqual([
    [3, 0],
    [0, 0],
    [0, 0],
  ])
})

test('B10 files at the same moment that tell of one line count it once', async () => {
  const { key, title, due } = await here.begun()
  const part = { day: '2026-03-05', amount: Math.floor(due / 4), title }
  const later = { day: '2026-03-06', amount: 100, title: 'x' }
  const files = [mt940([part], { opening: 0 }), mt940([part, later], { opening: 0 }), mt940([part])]
  await Promise.all(files.map((file) => here.upload('/api/admin/bank-statements', file)))
  await here.market.runJobs()
  expect(await received(key)).toBe(part.amount)
})

test('B10 where a file says nothing that tells like lines apart, they count as one, and the list says so', async () => {
  const { key, title, due } = await here.begun()
  const part = { day: '2026-03-03', amount: Math.floor(due / 3), title }
  await here.told(mt940([part]))
  await here.told(mt940([{ day: '2026-03-03', amount: 700, title: 'z' }, part]))
  expect(await received(key)).toBe(part.amount)
  expect((await statements())[0]).toMatchObject({ lines: 2, repeated: 1, alike: 1 })
  // A statement with balances tells of both.
  await here.told(mt940([part, { day: '2026-03-03', amount: 700, title: 'z' }, part], { opening: 0 }))
  expect(await received(key)).toBe(2 * part.amount)
})
