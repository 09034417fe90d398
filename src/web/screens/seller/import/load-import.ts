import type { PublicShop } from '../../../../domains/shops/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type CategoryTree, readTree } from '../../../parts/categories/category-tree.ts'
import type { ImportView } from '../../../parts/imports/import-types.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type ImportPage = { view: ImportView; tree: CategoryTree; shops: Pick<PublicShop, 'id' | 'title'>[] }

/** An import with what its settings choose from. */
export async function loadImport({ api, params, signal, locale }: LoadArgs, company: Mine): Promise<ImportPage> {
  const of = { id: company.id, importId: params.id ?? '' }
  const [view, tree, { shops }] = await Promise.all([
    api('GET /api/companies/{id}/imports/{importId}', { params: of, signal }),
    readTree(api, locale),
    api('GET /api/shops', { query: { company: company.id }, signal }),
  ])
  return { view, tree, shops }
}
