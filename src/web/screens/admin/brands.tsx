import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { type CategoryTree, readTree } from '../../parts/categories/category-tree.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { BrandForm } from '../../parts/product-safety/brand-form.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BrandTable } from './brands/brand-table.tsx'
import { DayRules } from './brands/day-rules.tsx'
import { Warnings } from './brands/warnings.tsx'

const KEY = 'GET /api/admin/brands'
type Page = ApiOutput<typeof KEY> & {
  rule: ApiOutput<'GET /api/admin/safety-rule'>
  energy: ApiOutput<'GET /api/admin/energy-rule'>
  green: ApiOutput<'GET /api/admin/green-rule'>
  warnings: ApiOutput<'GET /api/admin/category-warnings'>['warnings']
  tree: CategoryTree
}

const load: Load<Page> = async ({ api: ask, url, locale, signal }) => {
  const [page, rule, energy, green, { warnings }, tree] = await Promise.all([
    ask(KEY, { ...listQuery<typeof KEY>(url, 'q', 'lacks', 'after'), signal }),
    ask('GET /api/admin/safety-rule', { signal }),
    ask('GET /api/admin/energy-rule', { signal }),
    ask('GET /api/admin/green-rule', { signal }),
    ask('GET /api/admin/category-warnings', { signal }),
    readTree(ask, locale),
  ])
  return { ...page, rule, energy, green, warnings, tree }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Brands with who answers for them; when publishing is refused; warnings of categories. */
export default function AdminBrandsScreen() {
  const { brands, next, rule, energy, green, warnings, tree } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  return (
    <ListFrame
      search={t('searchBrand')}
      choices={[
        {
          name: 'lacks',
          label: t('complete'),
          options: (['some', 'none'] as const).map((value) => ({ value, label: t(`lacks_${value}`) })),
        },
      ]}
      before={
        <>
          <p className="max-w-text text-muted">{t('brandsIntro')}</p>
          <Disclosure title={t('addBrand')} className="mt-4">
            <BrandForm />
          </Disclosure>
          <DayRules {...{ rule, energy, green }} />
          <Warnings warnings={warnings} tree={tree} />
        </>
      }
      count={brands.length}
      csv={{ of: 'GET /api/admin/brand-export', fields: ['q', 'lacks'] }}
      next={next}
    >
      <BrandTable brands={brands} />
    </ListFrame>
  )
}
