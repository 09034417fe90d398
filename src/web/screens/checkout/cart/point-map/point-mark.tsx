import { MapPin } from 'lucide-react'
import type { Ref } from 'react'
import { placeOf } from '../../../../parts/place-map/place-map.tsx'
import type { Size } from '../../../../parts/place-map/view.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { cx } from '../../../../ui/cx.ts'
import type { Mark } from './marks.ts'

type Props = {
  mark: Mark
  size: Size
  /** One mark at a time is met by Tab. */
  isNext: boolean
  isActive: boolean
  isChosen: boolean
  ref: Ref<HTMLButtonElement>
  onFocus: () => void
  /** `byKey`: pressed from the keyboard, or by what reads the page. */
  onPress: (byKey: boolean) => void
}

/** A point on the map, or the number of those that lie together. */
export function PointMark({ mark, size, isNext, isActive, isChosen, ref, onFocus, onPress }: Props) {
  const t = useTexts('place')
  const cart = useTexts('cart')
  const isPoint = mark.kind === 'point'
  const label = isPoint
    ? [cart('pointChooseOf', { name: mark.point.name }), mark.point.street, isChosen && t('pointChosen')]
        .filter(Boolean)
        .join(', ')
    : t('pointsCluster', { count: mark.cluster.count })
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={isPoint ? isChosen : undefined}
      tabIndex={isNext ? 0 : -1}
      style={placeOf(mark.at, size)}
      onFocus={onFocus}
      // The map would take it for the beginning of a drag.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => onPress(event.detail === 0)}
      className={cx(
        'absolute grid place-items-center rounded-full',
        isPoint
          ? '-translate-y-full size-8 -translate-x-1/2'
          : '-translate-1/2 size-9 border border-edge bg-surface font-semibold text-xs',
        (isActive || isChosen) && 'z-10',
      )}
    >
      {isPoint ? (
        <MapPin
          aria-hidden="true"
          className={cx(
            'stroke-surface',
            isChosen ? 'size-9 fill-good' : isActive ? 'size-9 fill-ink' : 'size-7 fill-accent',
          )}
        />
      ) : (
        <span className="numbers" aria-hidden="true">
          {mark.cluster.count > 999 ? '999+' : mark.cluster.count}
        </span>
      )}
    </button>
  )
}
