import { Star } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'

const FIVE = [1, 2, 3, 4, 5]

/** A score or an average in stars; read out as words. */
export function Stars({ score, label }: { score: number; label?: string }) {
  const t = useTexts('reviews')
  return (
    <span role="img" aria-label={label ?? t('outOf', { score: String(score) })} className="inline-flex text-accent">
      {FIVE.map((one) => (
        <Star key={one} aria-hidden="true" className={cx('size-4', one <= Math.round(score) && 'fill-current')} />
      ))}
    </span>
  )
}
