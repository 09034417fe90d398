import { X } from 'lucide-react'
import { useLoaderData, useSearchParams } from 'react-router'
import { MARKET_STANDINGS } from '../../../domains/product-list/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { type CategoryOption, treeOptions } from '../../parts/categories/category-options.ts'
import { readTree } from '../../parts/categories/category-tree.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { GoodsTable } from './products/goods-table.tsx'

const KEY = 'GET /api/admin/products'
const FILTER = ['q', 'status', 'category', 'company'] as const

const load: Load<ApiOutput<typeof KEY> & { categories: CategoryOption[] }> = async ({ api, url, signal, locale }) => {
  const [page, tree] = await Promise.all([
    api(KEY, { ...listQuery<typeof KEY>(url, ...FILTER, 'after'), signal }),
    readTree(api, locale),
  ])
  return { ...page, categories: treeOptions(tree) }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** R19: what all companies offer, whatever its status. */
export default function AdminProductsScreen() {
  const { products, next, categories } = useLoaderData<typeof clientLoader>()
  const t = useTexts('marketGoods')
  return (
    <ListFrame
      before={<p className="max-w-text text-muted">{t('intro')}</p>}
      count={products.length}
      search={t('search')}
      hint={t('searchHint')}
      choices={[
        {
          name: 'status',
          label: t('status'),
          options: MARKET_STANDINGS.map((value) => ({ value, label: t(`standing_${value}`) })),
        },
        { name: 'category', label: t('category'), options: categories },
      ]}
      keep={['company']}
      scope={<OneCompany name={products[0]?.company.name} />}
      csv={{ of: 'GET /api/admin/product-export', fields: FILTER, name: t('product') }}
      next={next}
    >
      <GoodsTable goods={products} />
    </ListFrame>
  )
}

/** That the list is of one company, and the way to all. */
function OneCompany({ name }: { name: string | undefined }) {
  const t = useTexts('marketGoods')
  const [chosen] = useSearchParams()
  const company = chosen.get('company')
  if (!company) return null
  const without = new URLSearchParams(chosen)
  without.delete('company')
  without.delete('after')
  return (
    <div className="pb-3">
      <LinkButton to={{ search: `?${without}` }} variant="quiet" size="sm">
        <X className="size-4" aria-hidden="true" />
        {t('company', { seller: name ?? `#${company}` })}
      </LinkButton>
    </div>
  )
}
