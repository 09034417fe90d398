import { Download } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PayoutBatch } from '../../../../domains/payouts/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PaidDialog } from './paid-dialog.tsx'

const FILES = [
  ['pain001', 'xml'],
  ['csv', 'csv'],
] as const

/** The files for the bank, and what the bank did. */
export function ApprovedActions({ batch }: { batch: PayoutBatch }) {
  const t = useTexts('payouts')
  const { busy, download } = useDownload()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const isUnderWay = batch.total > batch.paid + batch.returned
  const hasLines = batch.total > batch.returned
  const take = async (format: (typeof FILES)[number][0], extension: string) => {
    const call = { params: { id: batch.id }, query: { format } }
    await download(() => api('GET /api/admin/payout-batches/{id}/file', call), `payouts-${batch.id}.${extension}`)
    await revalidate()
  }
  return (
    <div className="flex flex-col gap-3">
      {batch.exportedAt && isUnderWay && <Notice tone="warning">{t('exportedTwice')}</Notice>}
      {hasLines &&
        FILES.map(([format, extension]) => (
          <Button key={format} variant="secondary" busy={busy} onClick={() => void take(format, extension)}>
            <Download className="size-4" aria-hidden="true" />
            {t(`download_${format}`)}
          </Button>
        ))}
      {isUnderWay && <Button onClick={() => setAsking(true)}>{t('markPaid')}</Button>}
      {asking && <PaidDialog batch={batch} onClose={() => setAsking(false)} />}
    </div>
  )
}
