import { type RawBuilder, sql } from 'kysely'
import { LOW_STOCK, type Standing } from '../rules/list-options.ts'

/** What is asked of a company's products, settled: words folded, a category with those below it. */
export type SettledFilter = {
  /** As a search of `terms` says it. */
  words: string | null
  standing: Standing | null
  categoryIds: readonly number[] | null
  state: string | null
  stock: 'in' | 'low' | 'out' | null
  reduced: boolean
  withoutPictures: boolean
}

const STOCK = {
  in: sql`and quantity > 0`,
  low: sql`and quantity between 1 and ${sql.lit(LOW_STOCK)}`,
  out: sql`and quantity = 0`,
}

/** The conditions after `where` for rows of the table `assortment`; few texts, so that each is planned for what it asks. */
export function matches(companyId: number, filter: SettledFilter): RawBuilder<unknown> {
  const { standing, categoryIds, state, stock } = filter
  const parts = [
    // The company is one of the words: asked for twice it would be looked up twice.
    filter.words ? sql`terms @@ ${`'@${companyId}' & ${filter.words}`}::tsquery` : sql`company_id = ${companyId}`,
    standing && sql`and standing = ${standing}`,
    categoryIds && sql`and category_id = any(${categoryIds}::int[])`,
    state && sql`and state = ${state}`,
    stock && STOCK[stock],
    filter.reduced && sql`and reduced`,
    filter.withoutPictures && sql`and not pictured`,
  ]
  return sql.join(
    parts.filter((part) => part !== null && part !== false && part !== undefined),
    sql` `,
  )
}

/** Whether a list in its order may have to be walked far for one page of what is asked: better all is gathered first. */
export function isRare({ words, stock, reduced, withoutPictures }: SettledFilter): boolean {
  return words !== null || reduced || withoutPictures || stock === 'low' || stock === 'out'
}
