import type { StartPage } from '../../../../domains/site/start-page/contract.ts'
import type { Load } from '../../../loading.ts'
import { type CategoryOption, treeOptions } from '../../../parts/categories/category-options.ts'
import { readTree } from '../../../parts/categories/category-tree.ts'

/** With the names of who saved it, those of today, and the categories by their slugs. */
export type NamedStartPage = StartPage & {
  names: Readonly<Record<string, string>>
  categories: CategoryOption[]
}

export const loadStartPage: Load<NamedStartPage> = async ({ api, url, locale, signal }) => {
  const before = Number(url.searchParams.get('before')) || undefined
  const [page, tree] = await Promise.all([
    api('GET /api/admin/start-page', { query: before ? { before } : {}, signal }),
    readTree(api, locale),
  ])
  const ids = [...new Set(page.versions.map(({ by }) => by))].join(',')
  const { users } = ids ? await api('GET /api/admin/users', { query: { ids }, signal }) : { users: [] }
  const names = users
    .filter(({ status }) => status !== 'deleted')
    .map((one) => [one._id, `${one.firstName} ${one.lastName}`.trim() || one.username])
  return { ...page, names: Object.fromEntries(names), categories: treeOptions(tree, ({ slug }) => slug) }
}
