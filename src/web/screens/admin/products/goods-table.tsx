import { Link } from 'react-router'
import type { MarketGood } from '../../../../domains/moderation/goods/contract.ts'
import { GoodStanding } from '../../../parts/admin/good-standing.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

/** Offers of all companies, each with its seller, its state and the reports that wait. */
export function GoodsTable({ goods }: { goods: readonly MarketGood[] }) {
  const t = useTexts('marketGoods')
  const locale = useLocale()
  return (
    <Table
      stacks
      caption={t('product')}
      rows={goods}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'product',
          head: t('product'),
          cell: ({ id, title, ean }) => (
            <>
              <Link to={`/admin/products/${id}`} className="wrap-anywhere inline-block min-h-6 text-link">
                {title}
              </Link>
              <span className="numbers block font-normal text-muted text-xs">
                #{id}
                {ean && ` · ${t('ean')} ${ean}`}
              </span>
            </>
          ),
        },
        {
          key: 'seller',
          head: t('seller'),
          wide: true,
          cell: ({ company }) => (
            <Link to={`/admin/companies/${company.id}`} className="wrap-anywhere inline-block min-h-6 text-link">
              {company.name}
            </Link>
          ),
        },
        {
          key: 'status',
          head: t('status'),
          cell: (good) => (
            <>
              <GoodStanding good={good} />
              {good.openReports > 0 && (
                <Badge tone="warning" className="mt-1">
                  {t('openReports', { count: good.openReports })}
                </Badge>
              )}
            </>
          ),
        },
        { key: 'changed', head: t('changed'), from: 'lg', cell: ({ updatedAt }) => <Day at={updatedAt} /> },
        { key: 'pieces', head: t('pieces'), figures: true, named: true, cell: ({ quantity }) => quantity },
        {
          key: 'price',
          head: t('price'),
          figures: true,
          cell: ({ price, currency }) => <span className="whitespace-nowrap">{anyMoney(price, currency, locale)}</span>,
        },
      ]}
    />
  )
}
