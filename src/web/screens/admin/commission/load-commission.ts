import type { ApiOutput } from '../../../api-types.ts'
import type { Load } from '../../../loading.ts'
import { type CategoryTree, readTree } from '../../../parts/categories/category-tree.ts'

export type Rule = ApiOutput<'GET /api/admin/commission/rules'>['rules'][number]
export type RulePage = ApiOutput<'GET /api/admin/commission/rules'>
export type Commissions = { rate: number; categories: RulePage; companies: RulePage; tree: CategoryTree }

/** Names in the address: where each list goes on, and whose rules are looked for. */
export const CATEGORIES_AFTER = 'categoriesAfter'

/** The default, and a page of the rules of each kind. */
export const loadCommissions: Load<Commissions> = async ({ api, url, locale, signal }) => {
  const given = (name: string) => url.searchParams.get(name) ?? undefined
  const rules = (kind: 'category' | 'company', after: string | undefined, q?: string) =>
    api('GET /api/admin/commission/rules', { query: { kind, ...(after && { after }), ...(q && { q }) }, signal })
  const [{ rate }, categories, companies, tree] = await Promise.all([
    api('GET /api/admin/commission', { signal }),
    rules('category', given(CATEGORIES_AFTER)),
    rules('company', given('after'), given('q')),
    readTree(api, locale),
  ])
  return { rate, categories, companies, tree }
}
