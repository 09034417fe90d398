import { Link, useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Attention } from './overview/attention.tsx'
import { Figures } from './overview/figures.tsx'
import { LatestEvents } from './overview/latest-events.tsx'
import { loadOverview } from './overview/load-overview.ts'
import { MoneyWaiting } from './overview/money-waiting.tsx'
import { WaitingCompanies } from './overview/waiting-companies.tsx'

export const clientLoader = privateLoader(loadOverview)
export { AdminSkeleton as HydrateFallback }

/** R16: what waits for the operator. */
export default function AdminOverviewScreen() {
  const { submitted, dead, audit, owner, asksForOwner, money, ...desk } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-4 pb-6 empty:hidden">
        <Attention {...desk} />
        {asksForOwner && !owner && (
          <Notice tone="warning" title={t('noOwner')}>
            {t('noOwnerText')}{' '}
            <Link to="/company-data" className="text-link">
              {t('enterOwner')}
            </Link>
          </Notice>
        )}
        {dead && dead.mails.length > 0 && (
          <Notice tone="danger" title={t('deadMails')}>
            <Link to="/admin/mails?status=dead" className="text-link">
              {t('showDeadMails')}
            </Link>
          </Notice>
        )}
        {money.oldRates.length > 0 && (
          <Notice tone="warning" title={t('oldRates', { currencies: money.oldRates.join(', ') })}>
            {t('oldRatesText')}{' '}
            <Link to="/admin/exchange-rates" className="text-link">
              {t('enterRates')}
            </Link>
          </Notice>
        )}
      </div>
      <div className="gap-6 *:mb-6 *:break-inside-avoid xl:columns-2">
        <Figures {...desk} />
        <MoneyWaiting lists={money.lists} />
        {submitted && <WaitingCompanies {...submitted} />}
        {audit && <LatestEvents {...audit} />}
      </div>
    </AdminFrame>
  )
}
