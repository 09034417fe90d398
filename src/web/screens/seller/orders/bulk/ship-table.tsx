import type { SellerOrderRow } from '../../../../../domains/fulfilment/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { CarrierCell, TrackingCell } from './ship-row.tsx'
import type { ManyShipments } from './use-ship-many.ts'

/** A row an order: what it holds, by whom it goes and under which number, and what became of it. */
export function ShipTable({ orders, many }: { orders: readonly SellerOrderRow[]; many: ManyShipments }) {
  const t = useTexts('orderWork')
  const f = useTexts('fulfilment')
  const columns: Column<SellerOrderRow>[] = [
    {
      key: 'number',
      head: f('order'),
      cell: ({ number, buyer }) => (
        <>
          <span className="numbers block whitespace-nowrap font-semibold">{number}</span>
          <span className="wrap-anywhere block font-normal text-muted text-xs">
            {`${buyer.firstName} ${buyer.lastName}`}
          </span>
        </>
      ),
    },
    {
      key: 'goods',
      head: f('goods'),
      cell: ({ firstTitle, pieces, toSend, status }) => (
        <div className="@max-3xl:w-full @3xl:min-w-36">
          <span className="wrap-anywhere line-clamp-2">{firstTitle}</span>
          {pieces > 1 && <span className="block text-muted text-xs">{f('pieces', { count: toSend })}</span>}
          {status === 'partlyShipped' && <span className="block text-muted text-xs">{t('rest')}</span>}
        </div>
      ),
    },
    {
      key: 'carrier',
      head: f('carrier'),
      cell: ({ number }) => <CarrierCell {...{ many, number }} index={indexOf(orders, number)} />,
    },
    {
      key: 'tracking',
      head: f('trackingNumber'),
      cell: ({ number }) => <TrackingCell {...{ many, number }} index={indexOf(orders, number)} />,
    },
    { key: 'result', head: t('result'), cell: ({ number }) => <Outcome {...{ many, number }} /> },
  ]
  return <Table stacks caption={t('shipTitle')} rows={orders} rowKey={({ number }) => number} columns={columns} />
}

const indexOf = (orders: readonly SellerOrderRow[], number: string) => orders.findIndex((one) => one.number === number)

function Outcome({ many, number }: { many: ManyShipments; number: string }) {
  const t = useTexts('orderWork')
  const result = many.resultOf(number)
  if (!result) return <span className="text-muted text-xs">{t('waiting')}</span>
  if (result.failure === null) return <Badge tone="good">{t('sent')}</Badge>
  return <span className="block text-danger text-sm @3xl:min-w-32">{result.failure.words}</span>
}
