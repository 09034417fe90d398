import { Link, useLoaderData } from 'react-router'
import type { CaseView } from '../../../domains/returns/contract.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { sendFile } from '../../parts/files/send-file.ts'
import { CaseFacts } from '../../parts/returns/case-facts.tsx'
import { CaseStatements } from '../../parts/returns/case-statements.tsx'
import { sentName } from '../../parts/returns/files-way.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Decision } from './dispute/decision.tsx'

const FILES = '/api/admin/disputes/{caseId}/files'

const load: Load<CaseView> = ({ api: ask, params, signal }) =>
  ask('GET /api/admin/disputes/{caseId}', { params: { caseId: Number(params.caseId) }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** One dispute with what both sides say, and the operator's decision. */
export default function AdminDisputeScreen() {
  const view = useLoaderData<typeof clientLoader>()
  const t = useTexts('returnPages')
  return (
    <AdminFrame title={t('caseTitle', { number: view.number })}>
      <Link to="/admin/disputes" className="text-link inline-flex min-h-11 items-center text-sm">
        {t('toList')}
      </Link>
      <CaseFacts
        view={view}
        order={
          <Link to={`/all-orders/${view.order.number}`} className="text-link">
            {view.order.number}
          </Link>
        }
      >
        {view.steps.includes('giveMoneyBack') && <Decision key={view.id} view={view} />}
        <CaseStatements
          view={view}
          way={{
            send: (file, onProgress) =>
              sendFile(
                `POST ${FILES}`,
                { params: { caseId: view.id }, query: { name: sentName(file) } },
                file,
                onProgress,
              ),
            get: ({ id: fileId }, preview) =>
              api(`GET ${FILES}/{fileId}`, {
                params: { caseId: view.id, fileId },
                query: { preview },
              }),
          }}
          onSay={(words, files) =>
            api('POST /api/admin/disputes/{caseId}/statements', { params: { caseId: view.id }, body: { words, files } })
          }
        />
      </CaseFacts>
    </AdminFrame>
  )
}
