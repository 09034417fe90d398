import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { FILTER_NAMES, orderQuery } from '../../../parts/fulfilment/load-orders.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The shown list, all its pages, as a file for a spreadsheet. */
export function ExportButton({ companyId }: { companyId: number }) {
  const t = useTexts('fulfilment')
  const { search } = useLocation()
  const { busy, download } = useDownload()
  const take = () => {
    const query = orderQuery(new URL(search, location.origin), ...FILTER_NAMES)
    const call = { params: { id: companyId }, query }
    return download(() => api('GET /api/companies/{id}/order-export', call), `${t('orders')}.csv`)
  }
  return (
    <Button variant="secondary" busy={busy} title={t('exportHint')} onClick={() => void take()}>
      <Download className="size-4" aria-hidden="true" />
      {t('exportCsv')}
    </Button>
  )
}
