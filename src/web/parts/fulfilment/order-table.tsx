import { Link } from 'react-router'
import type { SellerOrderRow } from '../../../domains/fulfilment/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Email } from '../../ui/email.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { When } from '../lists/when.tsx'
import { useCompanySearch } from '../seller/use-company-search.ts'
import { NotesMark } from './notes-mark.tsx'
import { OrderState } from './order-state.tsx'

type Props = {
  caption: string
  orders: readonly SellerOrderRow[]
  /** The list is of one buyer: who it is goes without saying. */
  ofOneBuyer?: boolean
  /** Where rows can be ticked. `through`: Shift was held. */
  ticks?: { has: (number: string) => boolean; toggle: (number: string, through: boolean) => void }
}

/** Orders, each with what one decides by; the number leads to all of it. */
export function OrderTable({ caption, orders, ofOneBuyer, ticks }: Props) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const search = useCompanySearch()
  const columns: Column<SellerOrderRow>[] = [
    {
      key: 'number',
      head: t('order'),
      cell: (row) => (
        <div className="flex items-start gap-3">
          {ticks && <Tick number={row.number} ticks={ticks} />}
          <div className="min-w-0">
            <Link
              to={{ pathname: `/orders/${row.number}`, search }}
              className="text-link numbers inline-block whitespace-nowrap py-1 font-semibold"
            >
              {row.number}
            </Link>
            <span className="block font-normal text-muted text-xs">
              <When at={row.placedAt} />
            </span>
            {row.notes > 0 && <NotesMark count={row.notes} />}
          </div>
        </div>
      ),
    },
    {
      key: 'buyer',
      head: t('buyer'),
      wide: true,
      cell: ({ buyer }) => (
        <>
          <span className="wrap-anywhere block @3xl:min-w-28">{`${buyer.firstName} ${buyer.lastName}`}</span>
          <span className="block text-muted text-xs">
            <Email of={buyer.email} />
          </span>
        </>
      ),
    },
    {
      key: 'goods',
      head: t('goods'),
      wide: true,
      cell: (row) => (
        <>
          <span className="wrap-anywhere line-clamp-2 @3xl:min-w-28 lg:min-w-36">{row.firstTitle}</span>
          {(row.firstErpCode || row.firstVersion) && (
            <span className="wrap-anywhere line-clamp-2 text-muted text-xs">
              {[row.firstVersion === row.firstTitle ? '' : row.firstVersion, row.firstErpCode]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
          <Pieces row={row} />
        </>
      ),
    },
    {
      key: 'delivery',
      head: t('method'),
      cell: (row) => (
        <>
          <span className="block">{t(`method_${row.method}`)}</span>
          {row.shipment?.trackingNumber && (
            <span className="numbers block break-all text-muted text-xs @3xl:min-w-28">
              {row.shipment.trackingNumber}
            </span>
          )}
        </>
      ),
    },
    { key: 'status', head: t('status'), cell: (row) => <OrderState order={row} /> },
    {
      key: 'total',
      head: t('total'),
      figures: true,
      cell: (row) => (
        <span className="whitespace-nowrap font-medium">{formatMoney(row.total, row.currency, locale)}</span>
      ),
    },
  ]
  return (
    <Table
      stacks
      caption={caption}
      rows={orders}
      rowKey={(row) => row.number}
      columns={ofOneBuyer ? columns.filter((column) => column.key !== 'buyer') : columns}
    />
  )
}

function Tick({ number, ticks }: { number: string; ticks: NonNullable<Props['ticks']> }) {
  const t = useTexts('orderWork')
  return (
    // Shift would mark the text between two clicks.
    <label className="-m-2 flex size-11 shrink-0 select-none items-center justify-center">
      <input
        type="checkbox"
        checked={ticks.has(number)}
        onChange={({ nativeEvent }) => ticks.toggle(number, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        aria-label={t('select', { number })}
        className="size-4.5 accent-accent"
      />
    </label>
  )
}

/** How many were ordered; where some were given up or have left, what of them waits. */
function Pieces({ row: { pieces, toSend, givenUp, method } }: { row: SellerOrderRow }) {
  const t = useTexts('fulfilment')
  return (
    <>
      {pieces > 1 && <span className="block text-muted text-xs">{t('pieces', { count: pieces })}</span>}
      {givenUp > 0 && (
        <span className="block font-medium text-danger text-xs">{t('givenUp', { count: givenUp, all: pieces })}</span>
      )}
      {toSend > 0 && toSend < pieces && (
        <span className="block font-medium text-xs">
          {t(method === 'store_pickup' ? 'toHandOver' : 'toSend', { count: toSend })}
        </span>
      )}
    </>
  )
}
