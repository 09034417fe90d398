import { Link } from 'react-router'
import type { RatingView } from '../../../domains/reviews/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Stars } from './stars.tsx'

type Props = { rating: Pick<RatingView, 'average' | 'count'>; at?: string }

/** The average and of how many; leads to the list, on the same page or on that of `at`. Nothing where nobody said anything. */
export function RatingLine({ rating: { average, count }, at = '' }: Props) {
  const t = useTexts('reviews')
  const locale = useLocale()
  if (average === null) return null
  const score = average.toLocaleString(locale, { minimumFractionDigits: 1 })
  return (
    <Link to={`${at}#reviews`} className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
      <Stars score={average} label={t('outOf', { score })} />
      <span className="numbers font-semibold" aria-hidden="true">
        {score}
      </span>
      <span className="text-link">{t('count', { count })}</span>
    </Link>
  )
}
