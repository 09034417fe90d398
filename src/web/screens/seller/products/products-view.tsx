import { useSearchParams } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { RunNotice } from './bulk/run-notice.tsx'
import { ProductFilter } from './list/product-filter.tsx'
import { ProductList } from './list/product-list.tsx'
import { StatusTabs } from './list/status-tabs.tsx'
import { useSelection } from './list/use-selection.ts'
import { filterOf, type ProductsData } from './load-products.ts'
import { ProductsDialog } from './products-dialog.tsx'
import type { Panel } from './use-panel.ts'

type Props = { company: Mine; data: ProductsData; panel: Panel }

/** The company's products: found, filtered, changed one by one or many at once. */
export function ProductsView({ company, data: { page, tree, runs }, panel }: Props) {
  const t = useTexts('productList')
  const [search] = useSearchParams()
  const { products, counts } = page
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const status = search.get('status') as keyof typeof counts | null
  const matching = status ? counts[status] : all
  const selection = useSelection(products, matching)
  const mayPrice = roleMay(company.role, 'products.edit')
  const mayCount = roleMay(company.role, 'stock.edit')
  const nothingYet = all === 0 && Object.keys(filterOf(search)).length === 0
  const run = panel.run
  const mayUndo = run?.kind === 'stock' ? mayCount : mayPrice
  return (
    <div className="flex flex-col gap-4">
      {run && <RunNotice key={run.id} companyId={company.id} begun={run} mayUndo={mayUndo} {...panel.ofRun} />}
      {!mayPrice && !mayCount && <p className="text-muted text-sm">{t('readOnly')}</p>}
      {!nothingYet && (
        <>
          <ProductFilter tree={tree} />
          <StatusTabs counts={counts} />
        </>
      )}
      <p role="status" className="sr-only">
        {t('shown', { count: products.length })}
      </p>
      <ProductList {...{ page, matching, selection, mayPrice, mayCount }} onOpen={panel.open} />
      <ProductsDialog {...{ company, runs, panel, selection, mayPrice }} />
    </div>
  )
}
