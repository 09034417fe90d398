import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { dossiers } from '../../companies/index.ts'
import { listMarket } from '../../product-list/index.ts'
import { nextId, readId } from '../places.ts'
import { countOpenOf } from '../store/reports.ts'
import { type GoodsWanted, type MarketGood, OPEN_REPORTS } from './contract.ts'

export type MarketRow = Awaited<ReturnType<typeof listMarket>>[number]

/** Products are numbered by the database's own integers. */
const MOST_PRODUCTS = 2_147_483_647

/** What all companies offer, the newest first. */
export async function listGoods(
  deps: Deps,
  actor: Actor | undefined,
  { after, ...wanted }: GoodsWanted & { after?: string | undefined },
): Promise<{ products: MarketGood[]; next: string | null }> {
  requireOperator(actor)
  const found = await listMarket(deps, wanted, readId(after, MOST_PRODUCTS), PAGE_SIZE + 1)
  const shown = found.slice(0, PAGE_SIZE)
  return { products: await toGoods(deps, shown), next: nextId(shown.at(-1)?.id, found.length > PAGE_SIZE) }
}

/** With the names of their companies, whatever these may do, and how many reports wait: two statements for all. */
export async function toGoods(deps: Deps, rows: readonly MarketRow[]): Promise<MarketGood[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ companyId }) => companyId))]
  const [companies, open] = await Promise.all([
    dossiers.findRows(deps.db, { ids }, ids.length),
    countOpenOf(
      deps.db,
      'product',
      rows.map(({ id }) => id),
      OPEN_REPORTS,
    ),
  ])
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return rows.map(({ companyId, createdAt, updatedAt, ...row }) => ({
    ...{ id: row.id, title: row.title, categoryId: row.categoryId, brand: row.brand, model: row.model, ean: row.ean },
    ...{ state: row.state, grade: row.grade, status: row.status, barred: row.barred, price: row.price },
    ...{ currency: row.currency, quantity: row.quantity, imageKey: row.imageKey },
    company: { id: companyId, name: names.get(companyId) ?? `#${companyId}` },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    openReports: open.get(row.id) ?? 0,
  }))
}
