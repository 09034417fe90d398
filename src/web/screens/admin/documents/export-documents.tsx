import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { listQuery } from '../../../parts/lists/list-query.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The shown list, all its pages, as a file for a spreadsheet. */
export function ExportDocuments() {
  const t = useTexts('documentList')
  const { search } = useLocation()
  const { busy, download } = useDownload()
  const take = () => {
    const query = listQuery<'GET /api/admin/document-export'>(new URL(search, location.origin), 'q', 'kind', 'ksef')
    return download(() => api('GET /api/admin/document-export', query), 'documents.csv')
  }
  return (
    <Button variant="secondary" busy={busy} title={t('exportHint')} onClick={() => void take()}>
      <Download className="size-4" aria-hidden="true" />
      {t('exportCsv')}
    </Button>
  )
}
