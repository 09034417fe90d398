import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { SellerOrderRow } from './contract.ts'
import { TAB_STATUSES } from './rules/order-tabs.ts'
import { countByStatuses, countTroubled, findRows } from './store/find-rows.ts'
import {
  type DaySales,
  findMarketSales,
  findSales,
  findSoldProducts,
  findSoldVersions,
  type SoldVersion,
} from './store/sales.ts'
import { toRow } from './to-row.ts'

type Company = Pick<Deps, 'db'>
/** First and last day, in Poland, `2026-03-29`. */
type Period = { from: string; to: string }

/** What a company sold, by day and currency: accepted orders whose money does not go back. Days without any are left out. */
export function readSales(deps: Company, companyId: number, period: Period): Promise<DaySales[]> {
  return findSales(deps.db, companyId, period)
}

/** What all companies sold together, by day and currency. */
export function readMarketSales(deps: Company, period: Period): Promise<Omit<DaySales, 'share'>[]> {
  return findMarketSales(deps.db, period)
}

/** Versions of the company that were sold since a day, the most sold first. */
export function readSoldVersions(
  deps: Company,
  companyId: number,
  since: string,
  limit: number,
): Promise<SoldVersion[]> {
  return findSoldVersions(deps.db, companyId, since, limit)
}

/** In how many orders of the period each of the products was sold; unsold ones are left out. */
export async function readSoldProducts(
  deps: Company,
  companyId: number,
  period: Period,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await findSoldProducts(deps.db, companyId, period, productIds)
  return new Map(found.map(({ productId, orders }) => [productId, orders]))
}

/** How many orders under way are held up by what their seller can see to, counted up to `bound`. */
export const readTroubled = ({ db }: Company, companyId: number, bound: number): Promise<number> =>
  countTroubled(db, companyId, TAB_STATUSES.trouble, bound)

/** Orders that wait to be sent, the oldest first, and how many there are, counted up to `bound`. */
export async function readToShip(
  deps: Deps,
  companyId: number,
  limit: number,
  bound: number,
): Promise<{ orders: SellerOrderRow[]; count: number }> {
  const { toShip } = TAB_STATUSES
  const rows = await findRows(deps.db, { companyId, statuses: toShip }, { after: undefined, oldestFirst: true, limit })
  const orders = rows.map((row) => toRow(deps, row))
  if (orders.length < limit) return { orders, count: orders.length }
  const counts = await countByStatuses(deps.db, companyId, { toShip }, bound)
  return { orders, count: must(counts.toShip, 'the count of orders to ship') }
}
