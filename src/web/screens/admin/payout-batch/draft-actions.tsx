import { useState } from 'react'
import type { PayoutBatch } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Approve a draft, draw it up anew, or throw it away. */
export function DraftActions({ batch }: { batch: PayoutBatch }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const [asking, setAsking] = useState(false)
  const params = { id: batch.id }
  const total = formatMoney(batch.total, batch.currency, locale)
  const approve = () => {
    setAsking(false)
    const body = { revision: batch.revision }
    return run(
      async () =>
        (await confirmed(() => api('POST /api/admin/payout-batches/{id}/approve', { params, body }))) !== undefined,
      t('approved'),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {batch.firstApprovedBy && <Notice>{t('waitsForSecond')}</Notice>}
      <Button busy={busy} disabled={batch.lines === 0} onClick={() => setAsking(true)}>
        {t('approve', { total })}
      </Button>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(() => api('POST /api/admin/payout-batches/{id}/redraw', { params }), t('redrawn'))}
      >
        {t('redraw')}
      </Button>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => void run(() => api('POST /api/admin/payout-batches/{id}/discard', { params }), t('discarded'))}
      >
        {t('discard')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('approveTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button onClick={() => void approve()}>{t('approve', { total })}</Button>
          </>
        }
      >
        <p>{t('approveText', { count: batch.lines, total })}</p>
      </Dialog>
      {dialog}
    </div>
  )
}
