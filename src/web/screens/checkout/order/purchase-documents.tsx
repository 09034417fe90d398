import { useCallback } from 'react'
import { useLoaderData } from 'react-router'
import { api } from '../../../browser-api.ts'
import { DocumentList } from '../../../parts/documents/document-list.tsx'
import { useDocuments } from '../../../parts/documents/use-documents.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { LoadedOrder } from './load-order.ts'

/** Documents of a purchase, for whoever has its link; nothing until there are some. */
export function PurchaseDocuments({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('documents')
  const loaded = useLoaderData<LoadedOrder | null>()
  const { documents } = useDocuments(
    useCallback(() => api('GET /api/purchases/{key}/documents', { params: { key } }), [key]),
    loaded?.documents,
  )
  if (documents === null) return <p className="text-muted text-sm print:hidden">{t('failed')}</p>
  if (!documents || documents.length === 0) return null
  return (
    <Panel title={t('title')} className="print:hidden">
      <DocumentList
        documents={documents}
        addressOf={({ source, id }) => `/api/purchases/${key}/documents/${source}/${id}`}
        get={({ source, id }) =>
          api('GET /api/purchases/{key}/documents/{source}/{documentId}', { params: { key, source, documentId: id } })
        }
      />
    </Panel>
  )
}
