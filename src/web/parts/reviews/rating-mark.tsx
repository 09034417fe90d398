import type { ShortRating } from '../../../domains/ratings/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** The average and of how many, where one decides; read out as words. */
export function RatingMark({ rating: { average, count } }: { rating: ShortRating }) {
  const t = useTexts('shell')
  const score = average.toLocaleString(useLocale(), { minimumFractionDigits: 1 })
  return (
    <span role="img" aria-label={t('rated', { score, count })} className="numbers whitespace-nowrap text-xs">
      <span className="text-accent">★</span> {score} <span className="text-muted">({count})</span>
    </span>
  )
}
