import pg from 'pg'
import { countStatements, type Statements } from './count-statements.ts'
import { type Ground, measureOrders, measureRow } from './row.ts'
import type { Row } from './scenario.ts'
import { purgePurchases } from './scenarios/buyables.ts'
import { addToCart } from './scenarios/cart.ts'
import { category, deep, facets, text } from './scenarios/lists.ts'
import { cachedPage, detail, page, passport } from './scenarios/products.ts'
import { type Running, startServer } from './server.ts'
import { firstPage, type Weights, weigh } from './weights.ts'

const SCENARIOS = [category, text, facets, deep, detail, page, addToCart]

export type SizeResult = {
  size: number
  rows: Row[]
  statements: Statements
  startup: number
  memory: { uncached: number | undefined; cached: number | undefined }
  product: Weights
  catalog: Weights
}

export type SizeOptions = {
  databaseUrl: string
  size: number
  seconds: number
  only: string | undefined
  bare: Running
  profiles: string | undefined
  report: (row: Row) => void
}

/** Everything that is measured on one market: first without the page cache, then with it. */
export async function measureSize(options: SizeOptions): Promise<SizeResult> {
  const { databaseUrl, size, seconds, only, bare, profiles, report } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  const wanted = (name: string) => only === undefined || name.includes(only)
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    report(row)
  }
  try {
    await purgePurchases(pool)
    const { milliseconds: startup, server: first } = await firstPage(databaseUrl, pool)
    const { rows: some } = await pool.query<{ id: number }>('select id from products order by id limit 1')
    const product = await weigh(first.url, `/products/${some[0]?.id}`)
    const catalog = await weigh(first.url, '/catalog')
    await first.stop()
    const statements = await countStatements(databaseUrl, pool)
    const measure = async (cache: boolean, work: (ground: Ground) => Promise<void>) => {
      const server = await startServer(databaseUrl, cache, profiles)
      try {
        await work({ pool, databaseUrl, size, server, bare: bare.url, seconds })
        return await server.memory()
      } finally {
        await server.stop()
      }
    }
    const uncached = await measure(false, async (ground) => {
      for (const scenario of SCENARIOS.filter((one) => wanted(one.name))) add(await measureRow(scenario, ground))
      if (wanted('place order')) add(await measureOrders(ground))
    })
    const cached = await measure(true, async (ground) => {
      for (const row of [cachedPage, passport]) if (wanted(row.name)) add(await measureRow(row, ground))
    })
    await purgePurchases(pool)
    return { size, rows, statements, startup, memory: { uncached, cached }, product, catalog }
  } finally {
    await pool.end()
  }
}
