import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBulkHouse } from './factories/bulk.ts'
import { upload } from './factories/company.ts'
import { aVersion, sameAgain } from './factories/offer.ts'
import { aPurchase, runAllJobs } from './factories/purchase.ts'
import { type TestMarket, testMarket } from './market.ts'

// Whatever happens in whatever order, also at once: what a version has is what its movements say, and its price the last of its history.
const ROUNDS = 14
const AT_ONCE = 6

let now = new Date()
let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

/** The same numbers for the same seed. */
function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    among: (least: number, most: number) => least + upTo(most - least),
    pick: <T>(some: readonly T[]) => some[upTo(some.length - 1)] as T,
  }
}

async function differences() {
  const stock = await market.query(
    `select v.id, v.quantity, coalesce(sum(m.delta), 0)::int as moved
     from versions v left join stock_movements m on m.version_id = v.id group by v.id having v.quantity <> coalesce(sum(m.delta), 0)`,
  )
  const prices = await market.query(
    `select v.id, v.price, h.amount from versions v
     left join lateral (select amount from price_history where version_id = v.id order by valid_from desc, id desc limit 1) h on true
     where h.amount is distinct from v.price`,
  )
  return { stock: stock.rows, prices: prices.rows }
}

const SEEDS = [3, 20_261_121]
test.each(SEEDS)('R12 E07 stock is the sum of its movements after anything at once (seed %i)', async (seed) => {
  const { upTo, among, pick } = chance(seed)
  const house = await aBulkHouse(market)
  const codes = ['S-1', 'S-2', 'S-3'].map((code) => `${code}-${seed}`)
  const ids: number[] = []
  for (const erpCode of codes) {
    const versions = [aVersion({ name: '8 GB', stockDelta: 40 }), aVersion({ name: '16 GB', stockDelta: 40 })]
    ids.push((await house.publish({ erpCode, versions })).id)
  }
  const company = `/api/companies/${house.companyId}`
  const keys: string[] = []
  const runs: number[] = []
  const send = (method: string, path: string, body?: unknown) => market.api(method, path, body, house.auth)
  const versionOf = async () => pick((await house.read(pick(ids))).versions).id
  const acts: (() => Promise<{ status: number; text?: string; json?: { id?: number } }>)[] = [
    async () => {
      const { key } = await aPurchase(market, [{ versionId: await versionOf(), quantity: among(1, 3) }]).catch(() => ({
        key: '',
      }))
      if (key) keys.push(key)
      return { status: 201 }
    },
    async () => (keys.length > 0 ? market.api('POST', `/api/purchases/${keys.shift()}/cancel`) : { status: 200 }),
    async () => {
      const offer = await house.read(pick(ids))
      const deltas = offer.versions.map(() => among(-2, 4))
      const { versions, ...rest } = sameAgain(offer)
      const changed = versions.map((one, at) => ({
        ...one,
        stockDelta: deltas[at] ?? 0,
        price: one.price + among(-500, 500),
        announce: upTo(1) === 1,
      }))
      const added =
        upTo(3) === 0 && versions.length < 6 ? [aVersion({ name: `neu ${among(1, 1e6)}`, stockDelta: 2 })] : []
      return send('PUT', `${house.path}/${offer.id}`, { ...rest, versions: [...changed, ...added] })
    },
    async () => {
      const offer = await house.read(pick(ids))
      return send('POST', `${house.path}/${offer.id}/stock`, {
        reason: pick(['received', 'sold', 'damaged', 'stocktaking']),
        changes: offer.versions.map(({ id }) => ({ versionId: id, delta: among(-4, 6) })),
      })
    },
    () =>
      send('PUT', `${company}/stock`, {
        items: codes.map((erpCode) => ({ erpCode, versionName: '8 GB', quantity: among(0, 60) })),
      }),
    () =>
      send('PUT', `${company}/stock`, {
        items: codes.map((erpCode) => ({ erpCode, versionName: '16 GB', delta: among(-3, 5) })),
      }),
    () =>
      send('PUT', `${company}/prices`, {
        items: codes.map((erpCode) => ({ erpCode, price: among(90_000, 130_000), announce: upTo(1) === 1 })),
      }),
    async () => {
      const change = pick([
        { kind: 'stock', way: 'by', value: among(-2, 5), reason: 'correction', note: null },
        { kind: 'stock', way: 'to', value: among(0, 50), reason: 'stocktaking', note: null },
        { kind: 'price', way: 'percent', value: among(-900, 900), round: 'none', announce: true },
      ] as const)
      const answer = await house.start({ ids: ids.filter(() => upTo(2) > 0).concat(pick(ids)) }, change)
      if (answer.json?.id) runs.push(answer.json.id)
      return answer
    },
    async () => (runs.length > 0 ? house.undo(runs.pop() as number) : { status: 200 }),
  ]
  const failed: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => pick(acts)()))
    failed.push(...answers.filter(({ status }) => status >= 500).map(({ text }) => text ?? ''))
    if (round % 3 === 0) await bring(codes.map((code) => [code, '8 GB', among(900, 1300), among(0, 50)].join(';')))
    if (round % 5 === 4) {
      // Holds end.
      now = new Date(now.getTime() + 3 * 3_600_000)
      await runAllJobs(market)
    }
    expect(await differences()).toEqual({ stock: [], prices: [] })
  }
  expect(failed).toEqual([])

  async function bring(lines: string[]) {
    const table = `erp_code;version;price;quantity\n${lines.join('\n')}\n`
    const path = `${company}/imports`
    const { json: view } = await upload(market, 'POST', `${path}?name=mix.csv`, Buffer.from(table), house.auth)
    const started = await send('POST', `${path}/${view.id}/run`)
    if (started.status >= 300) throw new Error(started.text)
    // Others go on while its steps are written.
    await Promise.all([market.runJobs(), ...Array.from({ length: 3 }, () => pick(acts)())])
    const { json } = await market.api('GET', `${path}/${view.id}`, undefined, house.auth)
    if (!json.progress) throw new Error(JSON.stringify(json))
    expect([json.status, json.progress.rejected]).toEqual(['done', 0])
  }
})

test('the mix was one: stock has moved for every reason there is', async () => {
  const { rows } = await market.query('select distinct reason from stock_movements')
  const reasons = rows.map((row) => row.reason)
  expect(reasons).toEqual(
    expect.arrayContaining(['initial', 'order', 'correction', 'import', 'integration', 'stocktaking', 'undo']),
  )
  expect(reasons.some((reason) => reason === 'cancelled' || reason === 'holdReturned')).toBe(true)
})
