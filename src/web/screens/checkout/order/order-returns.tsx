import { useEffect, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { CaseBadge } from '../../../parts/returns/case-badge.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { LoadedOrder } from './load-order.ts'

/** Withdrawing, complaining, returning: what may be done until when with each order, and the cases there are. */
export function OrderReturns({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('returnPages')
  const [orders, show] = useState<readonly ReturnableOrder[] | null>(useLoaderData<LoadedOrder | null>()?.returns ?? [])
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/returns', { params: { key }, signal: asked.signal }).then(
      (found) => show(found.orders),
      () => asked.signal.aborted || show(null),
    )
    return () => asked.abort()
  }, [key])
  if (orders === null) return <Notice tone="warning">{t('loadFailed')}</Notice>
  return orders.filter(hasSomething).map((order) => <OfOrder key={order.number} purchaseKey={key} order={order} />)
}

/** Who bought for a company is asked on the page itself whether it was for the trade. */
const isOpen = ({ why }: ReturnableOrder['rights'][number]) => why === null || why === 'return_business'
const hasSomething = ({ rights, cases }: ReturnableOrder) => cases.length > 0 || rights.some(isOpen)

function OfOrder({ purchaseKey: key, order }: { purchaseKey: string; order: ReturnableOrder }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const locale = useLocale()
  const { number, rights, lines, cases } = order
  const isFree = lines.some(({ free }) => free > 0)
  const open = isFree ? rights.filter(isOpen) : []
  const withdrawal = open.find(({ kind }) => kind === 'withdrawal')
  const isOffered = open.some(({ kind }) => kind === 'return' || kind === 'exchange')
  const day = (date: string) =>
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return (
    <Panel title={`${t('section')} · ${number}`} className="print:hidden">
      <div className="flex flex-col gap-4 text-sm">
        {cases.length > 0 && (
          <ul className="flex flex-col gap-2">
            {cases.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={`/order/${key}/cases/${one.id}`} className="text-link py-1">
                  {words(`kind_${one.kind}`)} {one.number.split('/').at(-1)}
                </Link>
                <CaseBadge status={one.status} />
              </li>
            ))}
          </ul>
        )}
        {withdrawal && (
          <div className="flex flex-col items-start gap-2">
            <LinkButton variant="secondary" to={`/order/${key}/withdraw/${number}`}>
              {t('withdrawHere')}
            </LinkButton>
            <p className="text-muted text-xs">
              {withdrawal.until ? t('withdrawUntil', { day: day(withdrawal.until) }) : t('withdrawNotBegun')}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-x-6">
          {open.some(({ kind }) => kind === 'claim') && (
            <Link
              to={`/order/${key}/return/${number}?kind=claim`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('complain')}
            </Link>
          )}
          {isOffered && (
            <Link to={`/order/${key}/return/${number}`} className="text-link inline-flex min-h-11 items-center">
              {t('returnOrExchange')}
            </Link>
          )}
        </div>
      </div>
    </Panel>
  )
}
