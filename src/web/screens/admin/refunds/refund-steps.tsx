import type { AnyRefund } from '../../../../domains/refunds/lists/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** What the operator can do about an attempt that failed or does not end. */
export function RefundSteps({ refund, attempt }: { refund: AnyRefund; attempt: number }) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const params = { refundId: attempt }
  const of = (verb: string) => `${verb}: ${refund.name}`
  return (
    <div className="flex flex-wrap gap-2">
      {refund.state === 'failed' && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={of(t('retry'))}
          onClick={() =>
            void run(() => api('POST /api/admin/refunds/{refundId}/retry', { params }), t('state_underWay'))
          }
        >
          {t('retry')}
        </Button>
      )}
      {refund.mayTransfer && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={of(t('byTransfer'))}
          onClick={() =>
            void run(() => api('POST /api/admin/refunds/{refundId}/transfer', { params }), t('state_accountWanted'))
          }
        >
          {t('byTransfer')}
        </Button>
      )}
    </div>
  )
}
