import { useEffect, useState } from 'react'
import type { PublicReview, ReviewOrder } from '../../../domains/reviews/contract.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useSending } from '../forms/use-sending.ts'
import { ReportLink } from '../report-link.tsx'
import { askReviews, type ReviewedKind } from './load-reviews.ts'
import { ReviewItem } from './review-item.tsx'

const ORDERS = ['newest', 'best', 'lowest'] as const
const SCORES = [5, 4, 3, 2, 1]
type Page = { reviews: readonly PublicReview[]; next: string | null }

/** All reviews in the wanted order, or of one score, page by page. */
export default function AllReviews({ kind, id, byScore }: { kind: ReviewedKind; id: number; byScore: number[] }) {
  const t = useTexts('reviews')
  const locale = useLocale()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [score, setScore] = useState('')
  const [page, setPage] = useState<Page>()
  const { busy, send } = useSending()
  useEffect(() => {
    const stop = new AbortController()
    askReviews(api, kind, id, { query: { order, ...(score && { score }) }, signal: stop.signal }).then(
      setPage,
      (error) => !stop.signal.aborted && showFailure(error, locale),
    )
    return () => stop.abort()
  }, [kind, id, order, score, locale])
  const more = (shown: Page) =>
    send(async () => {
      try {
        const query = { order, ...(score && { score }), ...(shown.next && { after: shown.next }) }
        const { reviews, next } = await askReviews(api, kind, id, { query })
        setPage({ reviews: [...shown.reviews, ...reviews], next })
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <div aria-busy={!page}>
      <div className="flex flex-wrap gap-3 py-2">
        <SelectField
          label={t('order')}
          value={order}
          onChange={({ target }) => setOrder(ORDERS.find((one) => one === target.value) ?? 'newest')}
          options={ORDERS.map((value) => ({ value, label: t(`order_${value}`) }))}
        />
        <SelectField
          label={t('score')}
          value={score}
          onChange={({ target }) => setScore(target.value)}
          options={[
            { value: '', label: t('anyScore') },
            ...SCORES.map((one) => ({ value: String(one), label: `${one} (${byScore[one - 1]})` })),
          ]}
        />
      </div>
      {page?.reviews.length === 0 && <p className="py-3 text-muted">{t('noneOfScore')}</p>}
      {page?.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} named={kind !== 'product'}>
          <ReportLink kind="review" id={review.id} />
        </ReviewItem>
      ))}
      {page?.next && (
        <Button variant="secondary" busy={busy} className="mt-4" onClick={() => void more(page)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
