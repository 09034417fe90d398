import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { loadAudit, type NamedAudit } from '../../parts/admin/load-audit.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LatestEvents } from './overview/latest-events.tsx'
import { loadMoney, type MoneyWaiting as MoneyWaitingLists } from './overview/load-money.ts'
import { MoneyWaiting } from './overview/money-waiting.tsx'
import { WaitingCompanies } from './overview/waiting-companies.tsx'

type Overview = {
  submitted: ApiOutput<'GET /api/admin/companies'>
  dead: ApiOutput<'GET /api/admin/mails'>
  audit: NamedAudit
  owner: ApiOutput<'GET /api/admin/owner'>
  money: MoneyWaitingLists
}

const load: Load<Overview> = async (call) => {
  const { api, signal } = call
  const [submitted, dead, audit, owner, money] = await Promise.all([
    api('GET /api/admin/companies', { query: { status: 'submitted' }, signal }),
    api('GET /api/admin/mails', { query: { status: 'dead' }, signal }),
    loadAudit(api, {}, signal, 8),
    api('GET /api/admin/owner', { signal }),
    loadMoney(call),
  ])
  return { submitted, dead, audit, owner, money }
}

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** R16: what waits for the operator. */
export default function AdminOverviewScreen() {
  const { submitted, dead, audit, owner, money } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-4 pb-6 empty:hidden">
        {!owner && (
          <Notice tone="warning" title={t('noOwner')}>
            {t('noOwnerText')}{' '}
            <Link to="/company-data" className="text-link">
              {t('enterOwner')}
            </Link>
          </Notice>
        )}
        {dead.mails.length > 0 && (
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
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <MoneyWaiting lists={money.lists} />
        <WaitingCompanies {...submitted} />
        <LatestEvents {...audit} />
      </div>
    </AdminFrame>
  )
}
