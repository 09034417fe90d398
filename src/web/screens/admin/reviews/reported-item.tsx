import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportedReview } from '../../../../domains/reviews/contract.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { ReviewItem } from '../../../parts/reviews/review-item.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

const CALLS = {
  hide: 'POST /api/admin/reviews/{id}/hide',
  restore: 'POST /api/admin/reviews/{id}/restore',
  keep: 'POST /api/admin/reviews/{id}/keep',
} as const
type What = keyof typeof CALLS

/** A review with what people say is wrong with it, and what the operator may do. */
export function ReportedItem({ review }: { review: ReportedReview }) {
  const t = useTexts('reviewWork')
  const reasons = useTexts('reviews')
  const [asked, setAsked] = useState<What>('hide')
  const [open, setOpen] = useState(false)
  const { busy, run } = useAction()
  const { id, company, reports, hiddenAt, hiddenReason, isWithdrawn, reportedAt } = review
  const ask = (what: What) => {
    setAsked(what)
    setOpen(true)
  }
  const settle = async (reason: string) => {
    if (await run(() => api(CALLS[asked], { params: { id }, body: { reason } }), t('settled'))) setOpen(false)
  }
  return (
    <ReviewItem review={review} named>
      <p className="mt-1 text-sm">
        <Link to={`/admin/companies/${company.id}`} className="text-link">
          {company.name}
        </Link>
        <span className="text-muted"> · {t('ofOrder', { number: review.number })}</span>
      </p>
      {isWithdrawn && <p className="mt-2 text-muted text-sm">{t('isWithdrawn')}</p>}
      {hiddenReason !== null && <p className="mt-2 text-sm">{t('hiddenBecause', { reason: hiddenReason })}</p>}
      {reports.length > 0 && (
        <>
          <h2 className="mt-3 text-sm">{t('reports')}</h2>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {reports.map(({ reason, words, at }) => (
              <li key={`${at}${words}`} className="break-words">
                <Day at={at} /> · {reasons(`reason_${reason}`)}
                {words && `: ${words}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isWithdrawn && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => ask(hiddenAt ? 'restore' : 'hide')}>
            {t(hiddenAt ? 'restore' : 'hide')}
          </Button>
          {reportedAt && (
            <Button variant="secondary" onClick={() => ask('keep')}>
              {t('keep')}
            </Button>
          )}
        </div>
      )}
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(asked)}
        text={t(`${asked}Text`)}
        action={t(asked)}
        busy={busy}
        onConfirm={(reason) => void settle(reason)}
      />
    </ReviewItem>
  )
}
