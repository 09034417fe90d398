import { Link, useLoaderData } from 'react-router'
import type { ReportFile } from '../../../domains/moderation/operator/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { DecisionFacts } from '../../parts/moderation/decision-facts.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Authority } from './report/authority.tsx'
import { Complaints } from './report/complaints.tsx'
import { Decide } from './report/decide.tsx'
import { Misuse } from './report/misuse.tsx'
import { ReportFacts } from './report/report-facts.tsx'

const load: Load<ReportFile> = ({ api, params, signal }) =>
  api('GET /api/admin/reports/{id}', { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** One report: what came, the decision, complaints, and what was decided about the same before. */
export default function AdminReportScreen() {
  const file = useLoaderData<typeof clientLoader>()
  const t = useTexts('moderationWork')
  return (
    <AdminFrame title={t('reportTitle', { number: file.number })}>
      <Link to="/admin/reports" className="inline-flex min-h-11 items-center text-link text-sm">
        {t('back')}
      </Link>
      <div className="flex max-w-3xl flex-col gap-6">
        <ReportFacts file={file} />
        {file.urgent && <Authority file={file} />}
        {file.state === 'open' && <Decide key={file.id} file={file} />}
        <Complaints file={file} />
        {file.decisions.length > 0 && (
          <Panel title={t('history')}>
            <div className="flex flex-col gap-6">
              {file.decisions.map((decision) => (
                <DecisionFacts key={decision.id} decision={decision} />
              ))}
            </div>
          </Panel>
        )}
        {file.kind === 'product' && file.subject && file.decisions.length > 0 && (
          <Link
            to={`/admin/recalls?offer=${file.subject.id}`}
            className="inline-flex min-h-11 items-center self-start text-link"
          >
            {t('toBuyers')}
          </Link>
        )}
        {file.misuse && <Misuse id={file.id} misuse={file.misuse} />}
      </div>
    </AdminFrame>
  )
}
