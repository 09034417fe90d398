import type { RatingView } from '../../../domains/reviews/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Stars } from './stars.tsx'

/** The average and of how many; leads to the list on the same page. Nothing where nobody said anything. */
export function RatingLine({ rating: { average, count } }: { rating: RatingView }) {
  const t = useTexts('reviews')
  const locale = useLocale()
  if (average === null) return null
  const score = average.toLocaleString(locale, { minimumFractionDigits: 1 })
  return (
    <a href="#reviews" className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
      <Stars score={average} label={t('outOf', { score })} />
      <span className="numbers font-semibold" aria-hidden="true">
        {score}
      </span>
      <span className="text-link">{t('count', { count })}</span>
    </a>
  )
}
