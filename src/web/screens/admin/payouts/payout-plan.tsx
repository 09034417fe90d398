import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PayoutLine } from '../../../../domains/payouts/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { LineTable } from '../../../parts/payouts/line-table.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { RepayDialog } from './repay-dialog.tsx'

type Plan = ApiOutput<'GET /api/admin/payout-plan'>

/** What a batch would be now, and the button that makes one. */
export function PayoutPlan({ plan: { lines, next, currency } }: { plan: Plan }) {
  const t = useTexts('payouts')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [repaying, setRepaying] = useState<PayoutLine | null>(null)
  const drawUp = () =>
    run(async () => {
      const { id } = await api('POST /api/admin/payout-batches', { body: { currency } })
      await navigate(`/admin/payouts/${id}`)
    }, t('drawnUp'))
  const action = (line: PayoutLine) =>
    line.leftOut === 'owes' && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('repayOf', { company: line.company })}
        onClick={() => setRepaying(line)}
      >
        {t('repay')}
      </Button>
    )
  return (
    <section aria-labelledby="plan">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-3">
        <div>
          <h2 id="plan" className="text-lg">
            {t('plan')}
          </h2>
          <p className="max-w-text text-muted text-sm">{t('planText', { currency })}</p>
        </div>
        {lines.some(({ status }) => status === 'planned') && (
          <Button busy={busy} onClick={() => void drawUp()}>
            {t('drawUp', { currency })}
          </Button>
        )}
      </div>
      {lines.length === 0 ? <p>{t('planNone')}</p> : <LineTable caption={t('plan')} {...{ lines, currency, action }} />}
      <ListPages next={next} />
      {repaying && <RepayDialog line={repaying} currency={currency} onClose={() => setRepaying(null)} />}
    </section>
  )
}
