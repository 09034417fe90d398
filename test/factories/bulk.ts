import type { BulkChange, BulkPreview, BulkRun, BulkSelection } from '../../src/domains/product-list/contract.ts'
import type { TestMarket } from '../market.ts'
import { aHouse } from './offer.ts'

type Auth = Record<string, string>

/** A company with its owner logged in, and what she does to many products at once. */
export async function aBulkHouse(market: TestMarket) {
  const house = await aHouse(market)
  const root = `/api/companies/${house.companyId}`
  const start = (selection: BulkSelection, change: BulkChange, headers: Auth = {}) =>
    market.api('POST', `${root}/products/bulk`, { selection, change }, { ...house.auth, ...headers })
  const readRun = async (id: number, query = '') =>
    (await market.api('GET', `${root}/bulk-runs/${id}?${query}`, undefined, house.auth)).json as {
      run: BulkRun
      rows: { productId: number; outcome: string; reason: string | null }[]
    }
  return {
    ...house,
    start,
    readRun,
    async preview(selection: BulkSelection, change: BulkChange): Promise<BulkPreview> {
      const answer = await market.api('POST', `${root}/products/bulk/preview`, { selection, change }, house.auth)
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.json
    },
    /** Done to its end, also where a job has to do it. */
    async change(selection: BulkSelection, change: BulkChange): Promise<BulkRun> {
      const answer = await start(selection, change)
      if (answer.status !== 202) throw new Error(answer.text)
      await market.runJobs()
      return (await readRun(answer.json.id)).run
    },
    undo: (id: number, by: Auth = house.auth) => market.api('POST', `${root}/bulk-runs/${id}/undo`, undefined, by),
    /** Prices, reductions and stock of all versions of the company, by version. */
    async versions() {
      const { rows } = await market.query(
        `select v.id, v.price::int, v.was_price::int as was, v.last_price::int as last, v.quantity
         from versions v join products p on p.id = v.product_id where p.company_id = $1 order by v.id`,
        [house.companyId],
      )
      return rows as { id: number; price: number; was: number | null; last: number | null; quantity: number }[]
    },
    async statuses(): Promise<Record<number, string>> {
      const { rows } = await market.query('select id, status from products where company_id = $1', [house.companyId])
      return Object.fromEntries(rows.map((row) => [row.id, row.status]))
    },
  }
}
