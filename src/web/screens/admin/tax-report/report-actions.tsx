import { Download } from 'lucide-react'
import { TAX_FORMATS, type TaxReport } from '../../../../domains/tax-reports/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The files of a report, and the word that it was sent. */
export function ReportActions({ report: { id, year, version, state } }: { report: TaxReport }) {
  const t = useTexts('taxReports')
  const { busy, download } = useDownload()
  const action = useAction()
  const take = (format: (typeof TAX_FORMATS)[number]) =>
    download(
      () => api('GET /api/admin/tax-reports/{id}/file', { params: { id }, query: { format } }),
      `tax-report-${year}-${version}.${format}`,
    )
  const markSent = () =>
    action.run(() => api('POST /api/admin/tax-reports/{id}/sent', { params: { id } }), t('markedSent'))
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-3">
        {TAX_FORMATS.map((format) => (
          <Button key={format} variant="secondary" busy={busy} onClick={() => void take(format)}>
            <Download className="size-4" aria-hidden="true" />
            {t(format === 'xml' ? 'downloadXml' : 'downloadCsv')}
          </Button>
        ))}
      </div>
      {state === 'ready' && (
        <div>
          <p className="max-w-text text-muted text-sm">{t('markSentText')}</p>
          <Button className="mt-3" busy={action.busy} onClick={() => void markSent()}>
            {t('markSent')}
          </Button>
        </div>
      )}
    </div>
  )
}
