import { Link } from 'react-router'
import type { AnyOrder } from '../../../../domains/orders/all/contract.ts'
import { ORDER_TABLE } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { orderStateText } from '../../../parts/fulfilment/order-state.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Email } from '../../../ui/email.tsx'
import { Table } from '../../../ui/table.tsx'

/** Orders of all sellers, each with its buyer, its state and its money. */
export function AllOrdersTable({ orders }: { orders: readonly AnyOrder[] }) {
  const t = useTexts('allOrders')
  return (
    <Table
      stacks
      caption={t('order')}
      rows={orders}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'number',
          head: t('order'),
          cell: ({ number, placedAt }) => (
            <>
              <Link to={`/all-orders/${number}`} className="numbers inline-block min-h-6 whitespace-nowrap text-link">
                {number}
              </Link>
              <span className="block font-normal text-muted text-xs">
                <When at={placedAt} />
              </span>
            </>
          ),
        },
        { key: 'buyer', head: t('buyer'), wide: true, cell: (one) => <Buyer order={one} /> },
        { key: 'goods', head: t('goods'), from: 'lg', cell: (one) => <Goods order={one} /> },
        { key: 'status', head: t('status'), cell: (one) => <State order={one} /> },
        { key: 'total', head: t('total'), figures: true, cell: (one) => <Amount order={one} /> },
      ]}
    />
  )
}

function Buyer({ order: { buyer, country } }: { order: AnyOrder }) {
  return (
    <>
      <span className="block break-words">{`${buyer.firstName} ${buyer.lastName}`}</span>
      <span className="block font-normal text-muted text-xs">
        <Email of={buyer.email} />
        {country && country !== 'PL' && ` · ${country}`}
      </span>
    </>
  )
}

function Goods({ order: { firstTitle, pieces, company } }: { order: AnyOrder }) {
  const t = useTexts('allOrders')
  return (
    <>
      <span className="line-clamp-2 break-words">{firstTitle}</span>
      <span className="block font-normal text-muted text-xs">
        {t('pieces', { count: pieces })} ·{' '}
        <Link to={{ search: `?company=${company.id}` }} className="text-link">
          {company.name}
        </Link>
      </span>
    </>
  )
}

function State({ order }: { order: AnyOrder }) {
  const { status, paymentStatus, provider, paymentType } = order
  const t = useTexts('fulfilment')
  const names = useTexts('configuration')
  const own = useTexts('allOrders')
  return (
    <>
      <Badge tone={ORDER_TABLE[status].seller.tone}>{t(orderStateText(order))}</Badge>
      <span className="mt-1 block font-normal text-muted text-xs">
        {t(`pay_${paymentStatus}`)} · {provider ? names(`provider_${provider}`) : own(`type_${paymentType}`)}
      </span>
    </>
  )
}

function Amount({ order: { total, givenBack, currency } }: { order: AnyOrder }) {
  const t = useTexts('allOrders')
  const locale = useLocale()
  return (
    <>
      {formatMoney(total, currency, locale)}
      {givenBack > 0 && (
        <span className="block font-normal text-muted text-xs">
          {t('givenBack', { price: formatMoney(givenBack, currency, locale) })}
        </span>
      )}
    </>
  )
}
