import type { CaseStep, CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { WordsForm } from '../../../parts/returns/words-form.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AcceptForm } from './accept-form.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { sellerFiles } from './seller-files.ts'

/** What the seller may do now; the next thing first. */
export function SellerSteps({ company, view }: { company: Mine; view: CaseView }) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const params = { id: company.id, caseId: view.id }
  const may = (step: CaseStep) => view.steps.includes(step)
  if (view.steps.length === 0) return null
  return (
    <Panel title={t('todo')}>
      <div className="flex flex-col gap-6">
        {may('accept') && <AcceptForm company={company} view={view} />}
        {may('reject') && (
          <WordsForm
            label={t('rejectWords')}
            submit={t('reject')}
            least={10}
            onSend={(words) => api('POST /api/companies/{id}/returns/{caseId}/reject', { params, body: { words } })}
          />
        )}
        {may('refund') && (
          <Button
            busy={busy}
            onClick={() =>
              void run(() => api('POST /api/companies/{id}/returns/{caseId}/refund', { params }), t('done'))
            }
          >
            {t('refund')}
          </Button>
        )}
        {may('replace') && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() =>
              void run(() => api('POST /api/companies/{id}/returns/{caseId}/replace', { params }), t('done'))
            }
          >
            {t('replace')}
          </Button>
        )}
        {may('repair') && (
          <Button
            busy={busy}
            onClick={() =>
              void run(() => api('POST /api/companies/{id}/returns/{caseId}/repair', { params }), t('done'))
            }
          >
            {t('repair')}
          </Button>
        )}
        {may('receive') && <ReceiveForm company={company} view={view} />}
        {may('dispute') && (
          <WordsForm
            label={t('disputeWords')}
            submit={t('dispute')}
            least={10}
            sendFile={sellerFiles(params.id, params.caseId).send}
            onSend={(words, files) =>
              api('POST /api/companies/{id}/returns/{caseId}/dispute', { params, body: { words, files } })
            }
          />
        )}
      </div>
    </Panel>
  )
}
