import { useSearchParams } from 'react-router'
import type { ProductListPage } from '../../../../../domains/product-list/contract.ts'
import { Pagination } from '../../../../ui/pagination.tsx'
import { BulkBar, type BulkWish } from '../bulk/bulk-bar.tsx'
import { withValues } from '../load-products.ts'
import type { Opened } from '../use-panel.ts'
import { NoProducts } from './no-products.tsx'
import { ProductTable } from './product-table.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  page: ProductListPage
  matching: number
  selection: Selection
  mayPrice: boolean
  mayCount: boolean
  onOpen: (next: Opened) => void
}

/** One page of products with what can be done to them, or a word that there are none. */
export function ProductList({ page, matching, selection, mayPrice, mayCount, onOpen }: Props) {
  const [search] = useSearchParams()
  const { products, previous, next } = page
  const wishes: BulkWish[] = [
    ...(mayPrice ? (['price'] as const) : []),
    ...(mayCount ? (['stock'] as const) : []),
    ...(mayPrice ? (['status', 'deliveryDays', 'vatScheme'] as const) : []),
    'labels',
  ]
  const wish = (kind: BulkWish) =>
    onOpen(kind === 'labels' ? { what: 'labels', ids: selection.all ? null : selection.ids } : { what: 'bulk', kind })
  if (products.length === 0) return <NoProducts mayAdd={mayPrice} />
  return (
    <>
      <BulkBar {...{ selection, matching, wishes }} onPage={products.length} onWish={wish} />
      <ProductTable
        rows={products}
        {...{ selection, mayPrice, mayCount }}
        onWish={({ row, what }) => onOpen({ what, row })}
      />
      <Pagination
        previous={previous && withValues(search, { before: previous })}
        next={next && withValues(search, { after: next })}
      />
    </>
  )
}
