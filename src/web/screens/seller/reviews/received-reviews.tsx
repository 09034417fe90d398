import { Link, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../../api-client.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { RatingLine } from '../../../parts/reviews/rating-line.tsx'
import { ReviewItem } from '../../../parts/reviews/review-item.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Reply } from './reply.tsx'

type Props = { company: Mine; received: ApiOutput<'GET /api/companies/{id}/received-reviews'> }

/** The newest first; or those without a reply. */
export function ReceivedReviews({ company, received: { rating, reviews, next } }: Props) {
  const t = useTexts('reviewWork')
  const [chosen] = useSearchParams()
  const isOpen = chosen.get('unanswered') === 'true'
  const address = (unanswered: boolean) => {
    const query = new URLSearchParams(chosen)
    query.delete('after')
    if (unanswered) query.set('unanswered', 'true')
    else query.delete('unanswered')
    return `?${query}`
  }
  return (
    <div className="max-w-text">
      <p className="text-muted text-sm">{t('receivedText')}</p>
      <RatingLine rating={rating} />
      <nav aria-label={t('show')} className="flex gap-6 text-sm">
        {[false, true].map((unanswered) => (
          <Link
            key={String(unanswered)}
            to={address(unanswered)}
            aria-current={isOpen === unanswered ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {t(unanswered ? 'showUnanswered' : 'showAll')}
          </Link>
        ))}
      </nav>
      <section id="reviews" aria-label={t('show')}>
        {reviews.length === 0 && <p className="py-6 text-muted">{t('noneReceived')}</p>}
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} named>
            <p className="mt-1 text-sm">
              <Link to={`/orders/${review.number}?company=${company.id}`} className="numbers text-link">
                {t('ofOrder', { number: review.number })}
              </Link>
            </p>
            {review.hiddenReason === null ? (
              <Reply review={review} companyId={company.id} />
            ) : (
              <Notice tone="warning" className="mt-2">
                {t('hiddenBecause', { reason: review.hiddenReason })}
              </Notice>
            )}
          </ReviewItem>
        ))}
      </section>
      <ListPages next={next} />
    </div>
  )
}
