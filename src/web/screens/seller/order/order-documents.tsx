import { useCallback } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { piecesOf } from '../../../../domains/orders/contract.ts'
import { api } from '../../../browser-api.ts'
import { DocumentList } from '../../../parts/documents/document-list.tsx'
import { useDocuments } from '../../../parts/documents/use-documents.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AddDocuments } from './add-documents.tsx'
import type { OrderProps } from './order-props.ts'

/** Documents of the order: to be downloaded, issued where that was not done yet, or added from the seller's own program. */
export function OrderDocuments({ company, order }: OrderProps) {
  const t = useTexts('documents')
  const { number, status } = order
  const { documents, show, reload } = useDocuments(
    useCallback(
      () => api('GET /api/companies/{id}/orders/{number}/documents', { params: { id: company.id, number } }),
      [company.id, number],
    ),
  )
  const isGone = ['laidOut', 'sent', 'received', 'cameBack'].includes(piecesOf(status))
  const mayIssue = roleMay(company.role, 'invoices.issue')
  const hasIssued = documents?.some(({ source }) => source === 'issued')
  return (
    <Panel title={t('title')} className="print:hidden">
      <div className="flex flex-col gap-5">
        {documents === null && <p className="text-sm">{t('failed')}</p>}
        {documents?.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
        {documents && documents.length > 0 && (
          <DocumentList
            withXml
            documents={documents}
            onSendAgain={
              mayIssue
                ? async ({ id: documentId }) => {
                    await api('POST /api/companies/{id}/issued-documents/{documentId}/send-again', {
                      params: { id: company.id, documentId },
                    })
                    await reload()
                  }
                : undefined
            }
            get={({ source, id: documentId }, format) =>
              api('GET /api/companies/{id}/orders/{number}/documents/{source}/{documentId}', {
                params: { id: company.id, number, source, documentId },
                query: { format },
              })
            }
          />
        )}
        {documents && !hasIssued && mayIssue && (
          <AddDocuments
            companyId={company.id}
            number={number}
            mayIssue={isGone && documents.length === 0}
            onAdded={show}
          />
        )}
      </div>
    </Panel>
  )
}
