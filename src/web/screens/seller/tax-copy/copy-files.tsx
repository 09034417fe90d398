import { Download } from 'lucide-react'
import { COPY_FORMATS } from '../../../../domains/tax-reports/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The copy as a file to keep. */
export function CopyFiles({ companyId, year }: { companyId: number; year: number }) {
  const t = useTexts('taxReports')
  const { busy, download } = useDownload()
  const take = (format: (typeof COPY_FORMATS)[number]) => {
    const call = { params: { id: companyId, year }, query: { format } }
    return download(
      () => api('GET /api/companies/{id}/tax-reports/{year}/file', call),
      `${t('copyTitle', { year })}.${format}`,
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {COPY_FORMATS.map((format) => (
        <Button key={format} variant="secondary" busy={busy} onClick={() => void take(format)}>
          <Download className="size-4" aria-hidden="true" />
          {t(format === 'pdf' ? 'downloadPdf' : 'downloadCsv')}
        </Button>
      ))}
    </div>
  )
}
