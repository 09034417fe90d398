import { useLoaderData } from 'react-router'
import type { MarketGoodFile } from '../../../domains/moderation/goods/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { GoodStanding } from '../../parts/admin/good-standing.tsx'
import { DecisionFacts } from '../../parts/moderation/decision-facts.tsx'
import { ReportTable } from '../../parts/moderation/report-table.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DecideGoods } from './product/decide-goods.tsx'
import { GoodFacts } from './product/good-facts.tsx'

const load: Load<MarketGoodFile> = ({ api, params, signal }) =>
  api('GET /api/admin/products/{id}', { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** R19: one offer of any company, what was reported and decided about it, and the operator's hand on it. */
export default function AdminProductScreen() {
  const file = useLoaderData<typeof clientLoader>()
  const t = useTexts('marketGoods')
  return (
    <AdminFrame key={file.id} title={file.title} side={<GoodStanding good={file} />}>
      <BackLink to="/admin/products" text={t('back')} />
      <div className="flex max-w-3xl flex-col gap-6">
        <GoodFacts file={file} />
        <DecideGoods key={file.measure} file={file} />
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t('reports')}</h2>
          {file.reports.length === 0 ? (
            <p className="text-muted text-sm">{t('noReports')}</p>
          ) : (
            <ReportTable reports={file.reports} />
          )}
        </section>
        {file.decisions.length > 0 && (
          <Panel title={t('decisions')}>
            <div className="flex flex-col gap-6">
              {file.decisions.map((decision) => (
                <DecisionFacts key={decision.id} decision={decision} />
              ))}
            </div>
          </Panel>
        )}
      </div>
    </AdminFrame>
  )
}
