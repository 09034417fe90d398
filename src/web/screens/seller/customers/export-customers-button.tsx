import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The shown customers, all pages of them, as a file for a spreadsheet. */
export function ExportCustomersButton({ companyId }: { companyId: number }) {
  const t = useTexts('fulfilment')
  const q = useSearchParams()[0].get('q')
  const { busy, download } = useDownload()
  const take = () => {
    const call = { params: { id: companyId }, query: q ? { q } : {} }
    return download(() => api('GET /api/companies/{id}/customer-export', call), t('customersFile'))
  }
  return (
    <Button variant="secondary" busy={busy} title={t('customersHint')} onClick={() => void take()}>
      <Download className="size-4" aria-hidden="true" />
      {t('exportCsv')}
    </Button>
  )
}
