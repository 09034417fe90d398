import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseExpiredHolds } from '../src/domains/orders/index.ts'
import { aBulkHouse } from './factories/bulk.ts'
import { upload } from './factories/company.ts'
import { aVersion } from './factories/offer.ts'
import { aPurchase } from './factories/purchase.ts'
import { type TestMarket, testMarket } from './market.ts'

// What is set is what lies on the shelf; what lies there for orders comes off it, and nothing is sold that is not there.
let market: TestMarket
let house: Awaited<ReturnType<typeof aBulkHouse>>
beforeAll(async () => {
  market = await testMarket()
  house = await aBulkHouse(market)
})
afterAll(() => market.close())

let codes = 0
async function aStockedVersion(quantity: number) {
  codes += 1
  const erpCode = `SHELF-${codes}-${Math.random().toString(36).slice(2, 8)}`
  const offer = await house.publish({ erpCode, versions: [aVersion({ stockDelta: quantity })] })
  const versionId = offer.versions[0]?.id ?? 0
  const send = (method: string, path: string, body?: unknown) =>
    market.api(method, `/api/companies/${house.companyId}${path}`, body, house.auth)
  const row = async () =>
    (await market.query('select quantity, short from versions where id = $1', [versionId])).rows[0] as {
      quantity: number
      short: number
    }
  return {
    offerId: offer.id,
    erpCode,
    free: async () => (await row()).quantity,
    row,
    movements: async () =>
      (await market.query('select delta, reason from stock_movements where version_id = $1 order by id', [versionId]))
        .rows,
    /** An order that holds so many pieces; undefined when there are not enough. */
    order: async (pieces: number): Promise<number | undefined> => {
      const placed = await aPurchase(market, [{ versionId, quantity: pieces }]).catch(() => undefined)
      if (!placed) return undefined
      const { rows } = await market.query('select id from purchases where key = $1', [placed.key])
      return rows[0].id
    },
    /** The time of the hold is over. */
    expire: async (purchase: number) => {
      await market.query("update orders set held_until = now() - interval '1 hour' where purchase_id = $1", [purchase])
      expect(await releaseExpiredHolds({ ...market.deps, now: () => new Date() }, purchase)).toBe(1)
    },
    become: (purchase: number, status: string) =>
      market.query('update orders set status = $2 where purchase_id = $1', [purchase, status]),
    push: async (item: object, over: object = {}) =>
      (await send('PUT', '/stock', { items: [{ erpCode, ...item }], ...over })).json.items[0],
    move: (delta: number) =>
      send('POST', `/products/${offer.id}/stock`, { reason: 'received', changes: [{ versionId, delta }] }),
    bulkTo: async (value: number) => {
      const change = { kind: 'stock', way: 'to', value, reason: 'stocktaking', note: null } as const
      return (await house.start({ ids: [offer.id] }, change)).json.id as number
    },
    undo: (run: number) => house.undo(run),
    bring: async (quantity: number) => {
      const path = `/api/companies/${house.companyId}/imports`
      const table = Buffer.from(`erp_code;quantity\n${erpCode};${quantity}\n`)
      const { json } = await upload(market, 'POST', `${path}?name=shelf.csv`, table, house.auth)
      expect((await market.api('POST', `${path}/${json.id}/run`, undefined, house.auth)).status).toBeLessThan(300)
      await market.runJobs()
    },
  }
}

describe('R22 E07 five pieces, one held, and five are counted', () => {
  const ways = {
    'by an ERP system': (stock: Awaited<ReturnType<typeof aStockedVersion>>) => stock.push({ quantity: 5 }),
    'in a file': (stock: Awaited<ReturnType<typeof aStockedVersion>>) => stock.bring(5),
    'for many at once': (stock: Awaited<ReturnType<typeof aStockedVersion>>) => stock.bulkTo(5),
  }
  test.each(Object.entries(ways))('%s: four are free, and five when the hold ends', async (_, set) => {
    const stock = await aStockedVersion(5)
    const held = (await stock.order(1)) ?? 0
    await set(stock)
    expect(await stock.free()).toBe(4)
    await stock.expire(held)
    expect(await stock.free()).toBe(5)
  })
  test('a paid piece lies there until it is shipped', async () => {
    const stock = await aStockedVersion(5)
    const paid = (await stock.order(1)) ?? 0
    await stock.become(paid, 'confirmed')
    await stock.push({ quantity: 5 })
    expect(await stock.free()).toBe(4)
    await stock.become(paid, 'shipped')
    await stock.push({ quantity: 4 })
    expect(await stock.free()).toBe(4)
  })
  test('a program that takes off paid orders itself says so; held pieces come off all the same', async () => {
    const stock = await aStockedVersion(5)
    await stock.become((await stock.order(1)) ?? 0, 'confirmed')
    const held = (await stock.order(1)) ?? 0
    await stock.push({ quantity: 4 }, { counts: 'unsold' })
    expect(await stock.free()).toBe(3)
    await stock.expire(held)
    expect(await stock.free()).toBe(4)
  })
  test('nothing lies there any more: what comes back is not sold again, what comes in makes up first', async () => {
    const stock = await aStockedVersion(3)
    const [first = 0, second = 0] = [await stock.order(1), await stock.order(1)]
    await stock.push({ quantity: 0 })
    expect(await stock.row()).toEqual({ quantity: 0, short: 2 })
    await stock.expire(first)
    expect(await stock.row()).toEqual({ quantity: 0, short: 1 })
    await stock.move(3)
    expect(await stock.row()).toEqual({ quantity: 2, short: 0 })
    await stock.become(second, 'shipped')
    expect((await stock.movements()).reduce((sum, { delta }) => sum + delta, 0)).toBe(2)
  })
  test('what was exported changes nothing when it is sent back', async () => {
    const stock = await aStockedVersion(5)
    await stock.order(2)
    const exported = await market.api(
      'POST',
      `/api/companies/${house.companyId}/exports`,
      { format: 'csv' },
      house.auth,
    )
    expect(exported.status).toBeLessThan(300)
    expect(await stock.push({ quantity: 5 })).toEqual({ outcome: 'unchanged' })
    expect(await stock.free()).toBe(3)
  })
})

type Act =
  | { act: 'order' | 'set' | 'unsold' | 'bulk'; pieces: number }
  | { act: 'receive'; pieces: number }
  | { act: 'expire' | 'pay' | 'ship' | 'undo'; which: number }
const pieces = fc.integer({ min: 0, max: 8 })
const which = fc.nat(5)
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('order' as const), pieces: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom('set', 'unsold', 'bulk'), pieces }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('receive' as const), pieces: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('expire', 'pay', 'ship', 'undo'), which }) },
)

test('R22 E07 whatever happens in whatever order, what is free is what lies there without what orders wait for', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (story) => {
      const stock = await aStockedVersion(5)
      let lying = 5
      const held = new Map<number, number>()
      const paid = new Map<number, number>()
      const runs: { id: number; moved: number }[] = []
      const sum = (some: Map<number, number>) => [...some.values()].reduce((all, one) => all + one, 0)
      const waiting = () => sum(held) + sum(paid)
      const pick = (some: Map<number, number>, at: number) => [...some.keys()][at % Math.max(1, some.size)]
      for (const one of story) {
        if (one.act === 'order') {
          const possible = Math.max(0, lying - waiting()) >= one.pieces
          const id = await stock.order(one.pieces)
          expect(id !== undefined).toBe(possible)
          if (id !== undefined) held.set(id, one.pieces)
        } else if (one.act === 'set') {
          await stock.push({ quantity: one.pieces })
          lying = one.pieces
        } else if (one.act === 'unsold') {
          await stock.push({ quantity: one.pieces }, { counts: 'unsold' })
          lying = one.pieces + sum(paid)
        } else if (one.act === 'receive') {
          expect((await stock.move(one.pieces)).status).toBe(200)
          lying += one.pieces
        } else if (one.act === 'bulk') {
          runs.push({ id: await stock.bulkTo(one.pieces), moved: one.pieces - lying })
          lying = one.pieces
        } else if (one.act === 'undo') {
          const run = runs.pop()
          if (!run) continue
          const possible = run.moved <= 0 || Math.max(0, lying - waiting()) >= run.moved
          await stock.undo(run.id)
          if (possible) lying -= run.moved
        } else if (one.act === 'expire') {
          const id = pick(held, one.which)
          if (id === undefined) continue
          await stock.expire(id)
          held.delete(id)
        } else if (one.act === 'pay') {
          const id = pick(held, one.which)
          if (id === undefined) continue
          await stock.become(id, 'confirmed')
          paid.set(id, held.get(id) ?? 0)
          held.delete(id)
        } else if (one.act === 'ship') {
          const id = pick(paid, one.which)
          if (id === undefined) continue
          await stock.become(id, 'shipped')
          // What was shipped was there.
          lying = Math.max(0, lying - (paid.get(id) ?? 0))
          paid.delete(id)
        }
        expect(await stock.free()).toBe(Math.max(0, lying - waiting()))
      }
      const moved = (await stock.movements()).reduce((all, { delta }) => all + delta, 0)
      expect(moved).toBe(await stock.free())
    }),
    { numRuns: 10 },
  )
})
