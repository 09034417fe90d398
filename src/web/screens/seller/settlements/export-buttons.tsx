import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ExportFormat, Settlements } from '../../../../domains/ledger/contract.ts'
import { addDays, marketDay } from '../../../../values/days.ts'
import type { Currency } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { companyId: number; currency: Currency; account: Settlements['account'] }

/** The chosen period as a file; the last thirty days where none is chosen. */
export function ExportButtons({ companyId, currency, account }: Props) {
  const t = useTexts('settlements')
  const [chosen] = useSearchParams()
  const { busy, download } = useDownload()
  const to = chosen.get('to') || marketDay(new Date())
  const from = chosen.get('from') || addDays(to, -29)
  const take = (format: ExportFormat) => {
    const call = { params: { id: companyId }, query: { from, to, currency, account, format } }
    const name = `${t('title')} ${from} ${to}.${format}`
    return download(() => api('GET /api/companies/{id}/settlement-export', call), name)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {(['csv', 'html'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={busy}
          title={t('exportHint', { from, to })}
          onClick={() => void take(format)}
        >
          <Download className="size-4" aria-hidden="true" />
          {t(format === 'csv' ? 'exportCsv' : 'exportStatement')}
        </Button>
      ))}
    </div>
  )
}
