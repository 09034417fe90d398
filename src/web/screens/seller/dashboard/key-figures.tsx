import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Compared } from './compared.tsx'

/** The few numbers that say how it goes. */
export function KeyFigures({ board }: { board: Dashboard }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const search = useCompanySearch()
  const { present, before, currency } = board
  const days = board.days.length
  const number = new Intl.NumberFormat(locale)
  const toShip = new URLSearchParams(search)
  toShip.set('tab', 'toShip')
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      <Figure name={t('sales')} value={formatMoney(present.goods, currency, locale)} hint={t('salesHint')}>
        <Compared present={present.goods} before={before.goods} days={days} />
      </Figure>
      <Figure name={t('ordersMade')} value={number.format(present.orders)} hint={t('ordersHint')}>
        <Compared present={present.orders} before={before.orders} days={days} />
      </Figure>
      <Figure
        name={t('toShip')}
        value={
          board.toShip.count >= 1000 ? t('more', { count: number.format(999) }) : number.format(board.toShip.count)
        }
      >
        <Link to={`/orders?${toShip}`} className="text-link inline-flex min-h-11 items-center">
          {t('seeAllToShip')}
        </Link>
      </Figure>
      {board.share === null ? (
        <Figure name={t('attention')} value={number.format(board.attention.length)} />
      ) : (
        <Figure name={t('share')} value={formatMoney(board.share, currency, locale)} hint={t('shareHint')} />
      )}
    </dl>
  )
}

type FigureProps = { name: string; value: string; hint?: string; children?: ReactNode }

function Figure({ name, value, hint, children }: FigureProps) {
  return (
    <div className="bg-surface p-5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <span className="numbers block break-words font-semibold text-2xl tracking-tight">{value}</span>
        {hint && <span className="block text-muted text-xs">{hint}</span>}
        {children && <span className="block text-sm">{children}</span>}
      </dd>
    </div>
  )
}
