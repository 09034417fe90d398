import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { LineProps } from './line-props.ts'
import { ReviewForm } from './review-form.tsx'
import { Withdraw } from './withdraw.tsx'

/** One thing that was bought, with what its buyer says of it. */
export function LineReview(props: LineProps) {
  const t = useTexts('reviewWork')
  const { title, versionName, seller, imageKey, number, mayReview, review, itemId } = props.line
  return (
    <section aria-labelledby={`line-${itemId}`} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Picture imageKey={imageKey} alt="" width={1} height={1} sizes="5rem" className="w-20! shrink-0" />
        <div className="min-w-0">
          <h2 id={`line-${itemId}`} className="break-words text-base">
            {title}
          </h2>
          <p className="break-words text-muted text-sm">{[versionName, seller].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="mt-4">
        {!review && !mayReview && <p className="text-muted text-sm">{t('notYet', { number })}</p>}
        {review?.isWithdrawn && <p className="text-muted text-sm">{t('withdrawn')}</p>}
        {review?.hiddenReason && <Notice tone="warning">{t('hidden', { reason: review.hiddenReason })}</Notice>}
        {(mayReview || (review && !review.isWithdrawn)) && <ReviewForm key={review?.writtenAt} {...props} />}
        {review && !review.isWithdrawn && <Withdraw {...props} />}
      </div>
    </section>
  )
}
