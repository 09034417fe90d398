import { useState } from 'react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DocumentLine } from './document-line.tsx'
import { DocumentUpload } from './document-upload.tsx'

type Document = OwnCompany['documents'][number]

/** Papers of the company: a list, and a form for who may add some. */
export function DocumentsPanel({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const [removing, setRemoving] = useState<Document | null>(null)
  const { busy, run } = useAction()
  const editable = roleMay(company.role, 'documents.edit')
  const remove = async ({ id }: Document) => {
    const params = { id: company.id, documentId: id }
    await run(() => api('DELETE /api/companies/{id}/documents/{documentId}', { params }), t('documentRemoved'))
    setRemoving(null)
  }
  if (!roleMay(company.role, 'documents.view')) {
    return (
      <Panel title={t('documents')} id="part-documents" aria-label={t('documents')}>
        <p className="text-muted text-sm">{t('documentsHidden')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t('documents')} id="part-documents" aria-label={t('documents')}>
      <p className="pb-3 text-muted text-sm">{t('documentsHint')}</p>
      {company.documents.length === 0 && <p className="pb-2 text-sm">{t('noDocuments')}</p>}
      <ul className="flex flex-col text-sm">
        {company.documents.map((one) => (
          <DocumentLine
            key={one.id}
            {...{ companyId: company.id, document: one }}
            {...(editable && { onRemove: () => setRemoving(one) })}
          />
        ))}
      </ul>
      {editable && <DocumentUpload company={company} />}
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('removeDocumentTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setRemoving(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => removing && void remove(removing)}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p className="break-words">{t('removeDocumentText', { name: removing?.name ?? '' })}</p>
      </Dialog>
    </Panel>
  )
}
