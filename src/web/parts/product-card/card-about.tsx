import type { ProductCard } from '../../../domains/search/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { RatingMark } from '../reviews/rating-mark.tsx'
import { cardFacts } from './card-facts.ts'

/** What it is in facts, whose, and how those who have it rate it. */
export function CardAbout({ card: { title, facts, seller, rating } }: { card: ProductCard }) {
  const t = useTexts('shell')
  const shown = cardFacts(title, facts, useLocale(), (value) => t('batteryLeft', { value }))
  return (
    <>
      {shown.length > 0 && <p className="mt-1 text-xs text-muted">{shown.join('\u00a0· ')}</p>}
      <p className="mt-1 text-xs text-muted">
        {seller.name}, {seller.city}
      </p>
      {rating && (
        <p className="mt-1">
          <RatingMark rating={rating} />
        </p>
      )}
    </>
  )
}
