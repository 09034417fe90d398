import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { ChargebackCard } from './chargebacks/chargeback-card.tsx'
import { FeeBearer } from './chargebacks/fee-bearer.tsx'

type Chargebacks = ApiOutput<'GET /api/admin/chargebacks'> & ApiOutput<'GET /api/admin/chargeback-fees'>

const load: Load<Chargebacks> = async ({ api, url, signal }) => {
  const [list, fees] = await Promise.all([
    api('GET /api/admin/chargebacks', { ...listQuery<'GET /api/admin/chargebacks'>(url, 'decided', 'after'), signal }),
    api('GET /api/admin/chargeback-fees', { signal }),
  ])
  return { ...list, ...fees }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** What buyers' banks take back: what has to be answered first on top. */
export default function AdminChargebacksScreen() {
  const { chargebacks, next, feeBearer } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const isDecided = chosen.get('decided') === 'true'
  const t = useTexts('chargebacks')
  return (
    <AdminFrame>
      <p className="max-w-3xl pb-4 text-muted text-sm">{t('how')}</p>
      <nav aria-label={t('show')} className="flex gap-6 pb-4 text-sm">
        {[false, true].map((decided) => (
          <Link
            key={String(decided)}
            to={decided ? '?decided=true' : '?'}
            aria-current={isDecided === decided ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {t(decided ? 'decided' : 'open')}
          </Link>
        ))}
      </nav>
      {chargebacks.length === 0 && <p className="py-6 text-muted">{t(isDecided ? 'noneDecided' : 'none')}</p>}
      <div className="flex flex-col gap-6">
        {chargebacks.map((one) => (
          <ChargebackCard key={one.id} chargeback={one} />
        ))}
      </div>
      <ListPages next={next} />
      <FeeBearer key={feeBearer} feeBearer={feeBearer} />
    </AdminFrame>
  )
}
