import { useState } from 'react'
import type { PayoutBatch, PayoutLine } from '../../../../domains/payouts/contract.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { LineTable } from '../../../parts/payouts/line-table.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { batch: PayoutBatch; lines: readonly PayoutLine[]; next: number | null }

/** Each seller of the batch; in a draft to be left out, later to be noted as sent back by the bank. */
export function BatchLines({ batch, lines, next }: Props) {
  const t = useTexts('payouts')
  const { busy, run } = useAction()
  const [returned, setReturned] = useState<PayoutLine | null>(null)
  const leaveOut = (line: PayoutLine) => {
    const params = { id: batch.id, lineId: line.id }
    return run(() => api('POST /api/admin/payout-batches/{id}/lines/{lineId}/leave-out', { params }), t('leftOutDone'))
  }
  const takeBack = async (reason: string) => {
    if (!returned) return
    const call = { params: { id: batch.id }, body: { lineIds: [returned.id], reason } }
    const done = await run(() => api('POST /api/admin/payout-batches/{id}/returned', call), t('markedReturned'))
    if (done) setReturned(null)
  }
  const action = (line: PayoutLine) => {
    if (line.status === 'planned') {
      return (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={t('leaveOutOf', { company: line.company })}
          onClick={() => void leaveOut(line)}
        >
          {t('leaveOut')}
        </Button>
      )
    }
    if (line.status !== 'approved' && line.status !== 'paid') return null
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('markReturnedOf', { company: line.company })}
        onClick={() => setReturned(line)}
      >
        {t('markReturned')}
      </Button>
    )
  }
  return (
    <div className="min-w-0">
      <LineTable caption={t('payouts')} lines={lines} currency={batch.currency} action={action} />
      <ListPages next={next} />
      <ReasonDialog
        open={returned !== null}
        onClose={() => setReturned(null)}
        title={t('markReturnedOf', { company: returned?.company ?? '' })}
        text={t('markReturnedText')}
        action={t('markReturned')}
        busy={busy}
        onConfirm={(reason) => void takeBack(reason)}
      />
    </div>
  )
}
