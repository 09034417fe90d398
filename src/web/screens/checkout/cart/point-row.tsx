import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { PointFacts } from './point-facts.tsx'

type Props = {
  point: PickupPoint
  /** It stands out on the map as well. */
  isActive: boolean
  onActive: (code: string | null) => void
  onPick: (code: string) => void
}

/** A point that was found: pressed anywhere, it is chosen. */
export function PointRow({ point, isActive, onActive, onPick }: Props) {
  const t = useTexts('cart')
  return (
    <li>
      <button
        type="button"
        onClick={() => onPick(point.code)}
        onFocus={() => onActive(point.code)}
        onPointerEnter={() => onActive(point.code)}
        className={cx(
          'flex w-full items-baseline gap-3 px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2',
          isActive && 'bg-sunken',
        )}
      >
        <span className="sr-only">{t('pointChooseOf', { name: '' })}</span>
        <PointFacts point={point} />
      </button>
    </li>
  )
}
