import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { Deps } from '../../platform/deps.ts'
import { whileWanted } from './work/while-wanted.ts'
import { workOnImport } from './work/work-on-import.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const HEAD = 'Symbol;Nazwa;Producent;Kategoria;Cena;Ilość'
const goods = (count: number, price = 100) =>
  [HEAD, ...Array.from({ length: count }, (_, index) => `K-${index};Laptop ${index};Dell;laptops;${price};2`)].join(
    '\n',
  )

/** A process that dies when it begins its nth transaction, or ends it. */
function dying(deps: Deps, nth: number, when: 'before' | 'inside'): Deps {
  let count = 0
  const transaction = () => {
    count += 1
    if (count === nth && when === 'before') throw new Error('killed')
    const real = deps.db.transaction()
    return {
      execute: <T>(run: (db: never) => Promise<T>) =>
        real.execute(async (db) => {
          const result = await run(db as never)
          if (count === nth) throw new Error('killed')
          return result
        }),
    }
  }
  const db = new Proxy(deps.db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target)
      if (name === 'transaction') return transaction
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
  return { ...deps, db }
}

const roundOf = async (id: number) =>
  (await market.query('select round from imports where id = $1', [id])).rows[0].round as number
const movements = async (companyId: number) =>
  (
    await market.query(
      `select count(*)::int as n, sum(delta)::int as pieces from stock_movements m join versions v on v.id = m.version_id
       join products p on p.id = v.product_id where p.company_id = $1`,
      [companyId],
    )
  ).rows[0]

const patient = new AbortController().signal

describe('E07 an import that is interrupted', () => {
  test.each([2, 4, 6, 9].flatMap((nth) => [[nth, 'before'] as const, [nth, 'inside'] as const]))(
    'at its step %i (%s) goes on without doubles',
    async (nth, when) => {
      const seller = await anImporter(market)
      const view = await seller.send(goods(620))
      await seller.start(view.id, 'run')
      const work = { importId: view.id, round: await roundOf(view.id) }
      // The thread that reads goes with the process.
      await workOnImport(dying(market.deps, nth, when), work, patient).catch((error: Error) => {
        if (error.message !== 'killed') throw error
      })
      await market.runJobs()
      expect(countsOf(await seller.read(view.id))).toEqual({
        status: 'done',
        created: 620,
        updated: 0,
        unchanged: 0,
        rejected: 0,
      })
      expect(await movements(seller.companyId)).toEqual({ n: 620, pieces: 1240 })
    },
    30_000,
  )
  test('by two workers at once writes each product once', async () => {
    const seller = await anImporter(market)
    const view = await seller.send(goods(430))
    await seller.start(view.id, 'run')
    const work = { importId: view.id, round: await roundOf(view.id) }
    await Promise.all([workOnImport(market.deps, work, patient), workOnImport(market.deps, work, patient)])
    expect(countsOf(await seller.read(view.id))).toMatchObject({ status: 'done', created: 430, rejected: 0 })
    expect(await movements(seller.companyId)).toEqual({ n: 430, pieces: 860 })
  })
  test('by an error each time is given up, and the company may import again', async () => {
    const seller = await anImporter(market)
    const view = await seller.send(goods(3))
    await seller.start(view.id, 'run')
    const work = { importId: view.id, round: await roundOf(view.id) }
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await workOnImport(dying(market.deps, 2, 'before'), work, patient).catch(() => undefined)
    }
    expect(await seller.read(view.id)).toMatchObject({ status: 'failed', failure: 'import_broken' })
    expect(countsOf(await seller.bring(goods(3)))).toMatchObject({ status: 'done', created: 3 })
  })
  test('by its seller ends what it is doing at once, as a stop of the program does', async () => {
    const seller = await anImporter(market)
    const view = await seller.send(goods(3))
    await seller.start(view.id, 'run')
    const work = { importId: view.id, round: await roundOf(view.id) }
    const untilAborted = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
    const stop = new AbortController()
    const stopped = whileWanted(market.deps, work, stop.signal, untilAborted)
    stop.abort()
    await expect(stopped).rejects.toThrow('ended')
    const cancelled = whileWanted(market.deps, work, patient, untilAborted)
    await market.api('POST', `${seller.base}/${view.id}/cancel`, undefined, seller.auth)
    await cancelled
  })
  test('by its seller stops; a new one may begin', async () => {
    const seller = await anImporter(market)
    const view = await seller.send(goods(300))
    await seller.start(view.id, 'run')
    const answer = await market.api('POST', `${seller.base}/${view.id}/cancel`, undefined, seller.auth)
    expect(answer.json.status).toBe('cancelled')
    await market.runJobs()
    expect(await seller.read(view.id)).toMatchObject({ status: 'cancelled', progress: { created: 0 } })
    expect(countsOf(await seller.bring(goods(300)))).toMatchObject({ created: 300 })
  })
})

describe('E07 at once', () => {
  test('one import of a company runs at a time', async () => {
    const seller = await anImporter(market)
    const views = [await seller.send(goods(2)), await seller.send(goods(2))]
    const answers = await Promise.all(
      [...views, ...views].map((view) => market.api('POST', `${seller.base}/${view.id}/run`, undefined, seller.auth)),
    )
    const codes = answers.map(({ status, json }) => (status === 202 ? 'started' : json.code)).sort()
    expect(codes.filter((code) => code === 'started')).toHaveLength(1)
    expect(new Set(codes.filter((code) => code !== 'started'))).toEqual(new Set(['import_running', 'import_started']))
    await market.runJobs()
    const done = await market.api('PUT', `${seller.base}/${views[0]?.id}/settings`, views[0]?.settings, seller.auth)
    expect([200, 409]).toContain(done.status)
  })
  test('an import and orders that take stock lose nothing', async () => {
    const seller = await anImporter(market)
    await seller.bring(goods(5))
    const [version] = await seller.versions('K-0')
    // Somebody buys while the file says there are nine: the file is the newer count, the order goes on from it or was counted in it.
    await Promise.all([
      seller.bring(`Symbol;Ilość\nK-0;9`),
      market.api(
        'PUT',
        `/api/companies/${seller.companyId}/stock`,
        { items: [{ erpCode: 'K-0', delta: -1 }] },
        seller.auth,
      ),
    ])
    const { rows } = await market.query(
      'select v.quantity, sum(m.delta)::int as moved from versions v join stock_movements m on m.version_id = v.id where v.id = $1 group by 1',
      [version.id],
    )
    expect(rows[0].quantity).toBe(rows[0].moved)
    expect([8, 9]).toContain(rows[0].quantity)
  })
})

describe('P02 a company and others', () => {
  test('the same ERP codes are different products', async () => {
    const [one, other] = [await anImporter(market), await anImporter(market)]
    await one.bring(goods(2, 100))
    await other.bring(goods(2, 50))
    expect(countsOf(await one.bring(goods(2, 70)))).toMatchObject({ updated: 2 })
    expect(await other.versions('K-0')).toMatchObject([{ price: 5000 }])
  })
  test('imports, shops and pictures of others do not exist', async () => {
    const [one, other] = [await anImporter(market), await anImporter(market)]
    const view = await one.send(goods(1))
    const ask = (method: string, path: string, body?: unknown) => market.api(method, path, body, other.auth)
    for (const base of [one.base, other.base]) {
      const statuses = await Promise.all([
        ask('GET', `${base}/${view.id}`),
        ask('PUT', `${base}/${view.id}/settings`, view.settings),
        ask('POST', `${base}/${view.id}/run`),
        ask('POST', `${base}/${view.id}/cancel`),
        ask('GET', `${base}/${view.id}/problems`),
        ask('GET', `${base}/${view.id}/problems.csv`),
      ])
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    const mine = await other.send(goods(1))
    const foreignShop = { ...mine.settings, defaults: { ...mine.settings.defaults, shopIds: [one.shopId] } }
    const refused = await ask('PUT', `${other.base}/${mine.id}/settings`, foreignShop)
    expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'shop_not_found'])
    const shops = await other.bring(`${HEAD};Odbiór w sklepie\nK-0;a;Dell;laptops;1;1;${one.shopId}`)
    expect((await other.problems(shops.id))[0]).toMatchObject({ code: 'shop_not_found', severity: 'warning' })
    expect((await other.product('K-0')).shop_ids).toEqual([])
  })
})
