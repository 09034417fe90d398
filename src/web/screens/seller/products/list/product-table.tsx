import { Ellipsis } from 'lucide-react'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { Day } from '../../../../parts/lists/when.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Table } from '../../../../ui/table.tsx'
import { PriceCell } from './price-cell.tsx'
import { ProductCell } from './product-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'
import { StandingBadge } from './standing-badge.tsx'
import type { Selection } from './use-selection.ts'

export type RowWish = { row: ProductListRow; what: 'price' | 'stock' | 'actions' }
type Props = {
  rows: readonly ProductListRow[]
  selection: Selection
  /** What the role allows. */
  mayPrice: boolean
  mayCount: boolean
  onWish: (wish: RowWish) => void
}

/** The products of one page; on a phone each is a block of its own. */
export function ProductTable({ rows, selection, mayPrice, mayCount, onWish }: Props) {
  const t = useTexts('productList')
  return (
    <Table
      stacks
      caption={t('list')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'product',
          head: t('product'),
          cell: (row) => (
            <ProductCell row={row} chosen={selection.has(row.id)} onToggle={() => selection.toggle(row.id)} />
          ),
        },
        {
          key: 'price',
          head: t('price'),
          figures: true,
          stacked: 'start',
          cell: (row) => <PriceCell row={row} onEdit={mayPrice ? () => onWish({ row, what: 'price' }) : undefined} />,
        },
        {
          key: 'quantity',
          head: t('quantity'),
          figures: true,
          stacked: 'start',
          cell: (row) => (
            <QuantityCell row={row} onEdit={mayCount ? () => onWish({ row, what: 'stock' }) : undefined} />
          ),
        },
        { key: 'status', head: t('status'), cell: (row) => <StandingBadge standing={row.standing} /> },
        { key: 'changed', head: t('changed'), cell: (row) => <Day at={row.updatedAt} />, from: 'lg' },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          actions: true,
          stacked: 'corner',
          cell: (row) => (
            <IconButton
              className="-my-2 @max-3xl:-mx-2 @max-3xl:-mt-3"
              label={t('rowActions', { title: row.title })}
              onClick={() => onWish({ row, what: 'actions' })}
            >
              <Ellipsis className="size-5" aria-hidden="true" />
            </IconButton>
          ),
        },
      ]}
    />
  )
}
