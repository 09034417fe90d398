import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { Failure } from '../../../values/failure.ts'
import type { FindAnswer } from './contract.ts'
import { findOrderAgain } from './find-order.ts'

let market: TestMarket
let companyId: number
let clock = Date.now()
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

const send = async (number: string, email: string, page = '/find-order') => {
  const body = new URLSearchParams({ number, email })
  const answer = await fetch(market.url + page, { method: 'POST', body, headers: { accept: 'application/json' } })
  const { outcome, wait } = (await answer.json()) as FindAnswer
  return [answer.status, outcome, ...(wait ? [wait] : [])].join(' ')
}
const follow = async (link: string | undefined) => {
  const { headers } = await fetch(String(link), { redirect: 'manual' })
  return headers.get('location')
}
const orderOf = (email: string) => anOrder(market, companyId, { buyer: { email } })

test('E10 a guest finds an order by number and e-mail: a link by mail opens the page it always had, for a day', async () => {
  const { number, key } = await orderOf('Guest.One@Example.com')
  expect(await send(` ${number.toLowerCase()} `, 'guest.ONE@example.com', '/de/find-order')).toBe('200 sent')
  await market.runJobs()
  const [mail, ...more] = await mailsTo(market, 'Guest.One@Example.com')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ template: 'orderFound', locale: 'de-DE', params: { number, hours: 24 } })
  expect(await follow(mail?.params.link)).toBe(`/de/order/${key}`)
  clock += 24 * 60 * 60_000 + 1
  expect(await follow(mail?.params.link)).toBe('/de/find-order?problem=link')
  expect(await follow(`${market.url}/find-order/open?token=AAAA`)).toBe('/find-order?problem=link')
})

test('E10 the answer is the same whether there is such an order or not, and no mail goes anywhere else', async () => {
  const { number } = await orderOf('two@example.com')
  const told = new Set([
    await send(number, 'two@example.com'),
    await send(number, 'stranger@example.com'),
    await send('OB-2026-9999999', 'two@example.com'),
  ])
  expect([...told]).toEqual(['200 sent'])
  const { rows } = await market.query('select payload::text from graphile_worker._private_jobs')
  expect(JSON.stringify(rows)).not.toMatch(/two@example|stranger@example/)
  await market.runJobs()
  expect(await mailsTo(market, 'two@example.com')).toHaveLength(1)
  expect(await mailsTo(market, 'stranger@example.com')).toEqual([])
  expect(await send('17', 'two@example.com')).toBe('200 number')
  expect(await send(number, 'nobody')).toBe('200 email')
})

test('E10 it is not asked without end, and a mailbox is not flooded; nobody is told by it what exists', async () => {
  const { number } = await orderOf('three@example.com')
  for (const asked of [number, 'OB-2026-8888888']) {
    for (let n = 0; n < 5; n++) expect(await send(asked, 'three@example.com')).toBe('200 sent')
    expect(await send(asked, 'three@example.com')).toMatch(/^200 often \d+/)
  }
  await market.runJobs()
  const others = [await orderOf('three@example.com'), await orderOf('three@example.com')]
  for (const other of others) expect(await send(other.number, 'three@example.com')).toBe('200 sent')
  await market.runJobs()
  expect(await mailsTo(market, 'three@example.com')).toHaveLength(5)
})

test('E10 ten thousand questions from one network stay a handful, and a flock of networks fills no mailbox', async () => {
  const ask = (number: string, address: string) =>
    findOrderAgain(market.deps, { number, email: 'four@example.com', locale: 'pl-PL' }, address).then(
      () => 'asked' as const,
      (error: Failure) => error.code,
    )
  const told: Record<string, number> = {}
  for (let hundred = 0; hundred < 100; hundred += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask(`OB-2026-${1_000_000 + hundred * 100 + n}`, '93.184.216.34')),
    )
    for (const answer of answers) told[answer] = (told[answer] ?? 0) + 1
  }
  expect(told).toEqual({ asked: 30, rate_limited: 9970 })
  const { number } = await orderOf('four@example.com')
  for (let n = 0; n < 40; n += 1) expect(await ask(number, `203.0.${n}.7`)).toBe('asked')
  await market.runJobs()
  expect(await mailsTo(market, 'four@example.com')).toHaveLength(5)
})
