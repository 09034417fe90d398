import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import type { ProductListFilter, ProductListPage } from './contract.ts'
import { refreshForReading } from './refresh-product-list.ts'
import { SORTS, type Sort, type SortChoice } from './rules/list-options.ts'
import { settleFilter } from './settle-filter.ts'
import { type FoundRow, findPage, type Place, planAnew } from './store/page.ts'
import { findRows } from './store/rows.ts'

export type ListQuery = ProductListFilter & {
  sort?: SortChoice | undefined
  after?: string | undefined
  before?: string | undefined
}

/** A page of the company's products in the asked order, with the ways to its neighbours and how many there are of each standing. */
export async function listProducts(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { sort = '-created', after, before, ...filter }: ListQuery,
): Promise<ProductListPage> {
  requireMember(deps, actor, companyId, 'products.view')
  const settled = await settleFilter(deps, filter)
  const { column, down } = splitSort(sort)
  const back = before !== undefined
  const place = readCursor(before ?? after, sort)
  await refreshForReading(deps, companyId)
  return deps.db.transaction().execute(async (tx) => {
    await planAnew(tx)
    // Backwards, the list is read from its other end.
    const order = { sort: column, down: down !== back, after: place, limit: PAGE_SIZE + 1 }
    const { rows, counts } = await findPage(tx, companyId, settled, order)
    const shown = rows.slice(0, PAGE_SIZE)
    if (back) shown.reverse()
    const more = rows.length > PAGE_SIZE
    const products = await findRows(
      tx,
      companyId,
      shown.map((row) => row.id),
    )
    const cursor = (row: FoundRow | undefined) => (row ? encodeCursor([sort, plainValue(row.value), row.id]) : null)
    return {
      products,
      previous: (back ? more : place !== undefined) ? cursor(shown[0]) : null,
      next: back || more ? cursor(shown.at(-1)) : null,
      counts,
    }
  })
}

function splitSort(sort: SortChoice): { column: Sort; down: boolean } {
  const name = sort.replace('-', '')
  return { column: SORTS.find((one) => one === name) ?? 'created', down: sort.startsWith('-') }
}

/** Times as ISO text with milliseconds, as the list keeps them. */
const plainValue = (value: FoundRow['value']) => (value instanceof Date ? value.toISOString() : value)

/** Of a year that there may be. */
const isTime = (text: string) => /^[12]\d{3}-/.test(text) && !Number.isNaN(Date.parse(text))
const isId = (id: unknown): id is number => Number.isInteger(id) && Math.abs(id as number) <= 2_147_483_647

function readCursor(cursor: string | undefined, sort: SortChoice): Place | undefined {
  if (cursor === undefined) return undefined
  const [ofSort, value, id] = decodeCursor(cursor) ?? []
  const { column } = splitSort(sort)
  const isMoment = column === 'created' || column === 'updated'
  const fits =
    column === 'title'
      ? typeof value === 'string' && !value.includes('\0') && value.isWellFormed()
      : isMoment
        ? typeof value === 'string' && isTime(value)
        : Number.isSafeInteger(value)
  if (ofSort !== sort || !fits || value === undefined || value === null || !isId(id)) {
    throw new Failure('invalid', 'invalid_cursor')
  }
  // The thirtieth of February is read as a day that there is.
  return { value: isMoment ? new Date(value).toISOString() : value, id }
}
