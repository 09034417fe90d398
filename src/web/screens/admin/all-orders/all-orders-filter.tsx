import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../../../../domains/orders/contract.ts'
import { PAYMENT_PROVIDERS } from '../../../../domains/payments/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { listQuery } from '../../../parts/lists/list-query.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FILTER, inMinorUnits } from './order-query.ts'

/** Which orders: by words, status, money, provider, day and amount, and of one seller; and all of them as a file. */
export function AllOrdersFilter({ count, company }: { count: number; company: string | undefined }) {
  const t = useTexts('allOrders')
  const orders = useTexts('fulfilment')
  const names = useTexts('configuration')
  const { search } = useLocation()
  const { busy, download } = useDownload()
  const chosen = new URLSearchParams(search)
  const take = () => {
    const url = new URL(search, location.origin)
    const call = inMinorUnits(listQuery<'GET /api/admin/order-export'>(url, ...FILTER))
    return download(() => api('GET /api/admin/order-export', call), `${t('order')}.csv`)
  }
  const without = new URLSearchParams(chosen)
  without.delete('company')
  without.delete('after')
  return (
    <>
      <ListFilter
        search={t('search')}
        hint={t('searchHint')}
        choices={[
          {
            name: 'status',
            label: t('status'),
            options: ORDER_STATUSES.map((value) => ({
              value,
              // Two that hold what waits for money as well as what waits for a confirmation.
              label: value === 'pending' || value === 'expired' ? t(`status_${value}`) : orders(`status_${value}`),
            })),
          },
          {
            name: 'payment',
            label: t('payment'),
            options: ORDER_PAYMENT_STATUSES.map((value) => ({ value, label: orders(`pay_${value}`) })),
          },
          {
            name: 'provider',
            label: t('provider'),
            options: PAYMENT_PROVIDERS.map((value) => ({ value, label: names(`provider_${value}`) })),
          },
        ]}
        amounts={{ least: t('least'), most: t('most') }}
        days
        count={count}
        keep={['company']}
      />
      <div className="flex flex-wrap items-center gap-3 pb-3">
        {chosen.get('company') && (
          <LinkButton to={{ search: `?${without}` }} variant="quiet" size="sm">
            <X className="size-4" aria-hidden="true" />
            {t('company', { seller: company ?? chosen.get('company') ?? '' })}
          </LinkButton>
        )}
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void take()}>
          {t('download')}
        </Button>
      </div>
    </>
  )
}
