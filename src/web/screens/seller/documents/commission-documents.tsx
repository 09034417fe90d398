import { api } from '../../../browser-api.ts'
import { DocumentList } from '../../../parts/documents/document-list.tsx'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { CommissionPage } from './load-documents.ts'

/** What the market charged the company, the newest first. */
export function CommissionDocuments({ companyId: id, loaded }: { companyId: number; loaded: CommissionPage }) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [{ documents, next }, show] = useAnswered(loaded)
  const { busy, send } = useSending()
  const more = (before: number) =>
    void send(async () => {
      try {
        const page = await api('GET /api/companies/{id}/commission-documents', { params: { id }, query: { before } })
        show({ documents: [...documents, ...page.documents], next: page.next })
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <Panel title={t('commissionTitle')}>
      {documents.length === 0 && <p className="text-muted text-sm">{t('commissionNone')}</p>}
      <DocumentList
        withXml
        documents={documents}
        get={({ id: documentId }, format) =>
          api('GET /api/companies/{id}/commission-documents/{documentId}', {
            params: { id, documentId },
            query: { format },
          })
        }
      />
      {next !== null && (
        <Button variant="secondary" className="mt-6" busy={busy} onClick={() => more(next)}>
          {t('older')}
        </Button>
      )}
    </Panel>
  )
}
