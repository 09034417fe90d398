import { useCallback } from 'react'
import { api } from '../../../browser-api.ts'
import { DocumentList } from '../../../parts/documents/document-list.tsx'
import { useDocuments } from '../../../parts/documents/use-documents.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** Documents of a purchase, or that there are none yet. */
export function DocumentsOf({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('documents')
  const own = useTexts('purchases')
  const { documents } = useDocuments(
    useCallback(() => api('GET /api/purchases/{key}/documents', { params: { key } }), [key]),
  )
  if (documents === undefined) return null
  if (documents === null) return <p className="text-muted text-sm">{t('failed')}</p>
  if (documents.length === 0) return <p className="text-muted text-sm">{own('noDocuments')}</p>
  return (
    <DocumentList
      documents={documents}
      get={({ source, id }) =>
        api('GET /api/purchases/{key}/documents/{source}/{documentId}', { params: { key, source, documentId: id } })
      }
    />
  )
}
