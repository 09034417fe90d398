import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../../browser-api.ts'
import { saveDownload } from '../../../parts/files/save-download.ts'
import { FILTER_NAMES, orderQuery } from '../../../parts/fulfilment/load-orders.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The shown list, all its pages, as a file for a spreadsheet. */
export function ExportButton({ companyId }: { companyId: number }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const query = orderQuery(new URL(search, location.origin), ...FILTER_NAMES)
      const file = await api('GET /api/companies/{id}/order-export', { params: { id: companyId }, query })
      saveDownload(file as unknown as Blob, `${t('orders')}.csv`)
    } catch (error) {
      showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} title={t('exportHint')} onClick={() => void download()}>
      <Download className="size-4" aria-hidden="true" />
      {t('exportCsv')}
    </Button>
  )
}
