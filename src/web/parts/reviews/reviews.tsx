import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportLink } from '../report-link.tsx'
import type { FirstReviews, ReviewedKind } from './load-reviews.ts'
import { RatingLine } from './rating-line.tsx'
import { ReviewItem } from './review-item.tsx'

const AllReviews = lazyPart(() => import('./all-reviews.tsx'))

type Props = { kind: ReviewedKind; id: number; first: FirstReviews }

/** What who received something says of it: the newest words with the page, all others when they are asked for. */
export function Reviews({ kind, id, first: { rating, reviews } }: Props) {
  const t = useTexts('reviews')
  const [all, setAll] = useState(false)
  const named = kind !== 'product'
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-12 max-w-text scroll-mt-4">
      <h2 id="reviews-title" className="text-xl">
        {t('title')}
      </h2>
      {rating.count === 0 ? <p className="py-3 text-muted">{t('none')}</p> : <RatingLine rating={rating} />}
      {all ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AllReviews kind={kind} id={id} byScore={rating.byScore} />
        </Suspense>
      ) : (
        <>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} named={named}>
              <ReportLink kind="review" id={review.id} />
            </ReviewItem>
          ))}
          {rating.count > 0 && (
            <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
              {t('all')}
            </Button>
          )}
        </>
      )}
      <Disclosure title={t('checked')} className="mt-4">
        <p className="text-muted text-sm">{t('checkedText')}</p>
      </Disclosure>
    </section>
  )
}
