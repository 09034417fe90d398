import { useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { ListTabs } from '../../parts/admin/list-tabs.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { ChargebackCard } from './chargebacks/chargeback-card.tsx'
import { FeeBearer } from './chargebacks/fee-bearer.tsx'

type Chargebacks = ApiOutput<'GET /api/admin/chargebacks'> & ApiOutput<'GET /api/admin/chargeback-fees'>

const load: Load<Chargebacks> = async ({ api, url, signal }) => {
  const [list, fees] = await Promise.all([
    api('GET /api/admin/chargebacks', {
      ...listQuery<'GET /api/admin/chargebacks'>(url, 'q', 'decided', 'after'),
      signal,
    }),
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
    <ListFrame
      before={<p className="max-w-3xl text-muted text-sm">{t('how')}</p>}
      search={t('search')}
      hint={t('searchHint')}
      count={chargebacks.length}
      keep={['decided']}
      scope={
        <ListTabs
          label={t('show')}
          name="decided"
          tabs={[
            { value: null, label: t('open') },
            { value: 'true', label: t('decided') },
          ]}
        />
      }
      csv={{ of: 'GET /api/admin/chargeback-export', fields: ['q', 'decided'] }}
      nothing={t(isDecided ? 'noneDecided' : 'none')}
      after={<FeeBearer key={feeBearer} feeBearer={feeBearer} />}
      next={next}
    >
      <div className="flex flex-col gap-6">
        {chargebacks.map((one) => (
          <ChargebackCard key={one.id} chargeback={one} />
        ))}
      </div>
    </ListFrame>
  )
}
