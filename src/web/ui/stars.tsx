import { Star } from 'lucide-react'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'

/** A score from 0 to 5, shown to the nearest star; the exact figure is read out. */
export function Stars({ score }: { score: number }) {
  const t = useTexts('shell')
  return (
    <span role="img" aria-label={t('rating', { score })} className="inline-flex text-accent">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={cx('size-4', star <= Math.round(score) && 'fill-current')} />
      ))}
    </span>
  )
}
