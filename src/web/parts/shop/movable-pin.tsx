import { MapPin } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { placeOf } from '../place-map/place-map.tsx'
import { useDrag } from '../place-map/use-drag.ts'
import {
  moved,
  type Point,
  type Position,
  rounded,
  type Size,
  toPosition,
  type View,
  zoomed,
} from '../place-map/view.ts'

/** Pixels of an arrow key; with Shift. */
const STEP = 1
const LARGE_STEP = 20
const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
/** Pixels from the edge at which the map follows the pin. */
const EDGE = 40

type Props = {
  at: Point
  size: Size
  view: View
  onView: (view: View) => void
  onPin: (pin: Position) => void
  describedBy: string
}

/** The pin as a control: dragged by a finger or moved by the arrow keys; + and − zoom. */
export function MovablePin({ at, size, view, onView, onPin, describedBy }: Props) {
  const t = useTexts('myShops')
  const place = useRef(at)
  place.current = at
  const shift = ({ x, y }: Point, follow: boolean) => {
    const next = { x: place.current.x + x, y: place.current.y + y }
    onPin(rounded(toPosition(view, size, next)))
    const inside = next.x > EDGE && next.y > EDGE && next.x < size.width - EDGE && next.y < size.height - EDGE
    if (follow && !inside) onView(moved(view, { x, y }))
  }
  const drag = useDrag({ onMove: (by) => shift(by, false) })
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const zoom = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0
    if (!arrow && zoom === 0) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    if (arrow) return shift({ x: arrow.x * step, y: arrow.y * step }, true)
    // The pin keeps its place under the eyes.
    const pin = toPosition(view, size, at)
    onView({ ...zoomed(view, zoom), ...pin })
  }
  return (
    <button
      type="button"
      aria-label={t('pin')}
      aria-describedby={describedBy}
      {...drag}
      onKeyDown={press}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none place-items-end justify-center rounded-md active:cursor-grabbing"
      style={placeOf(at, size)}
    >
      <MapPin aria-hidden="true" className="size-9 fill-accent stroke-surface" />
    </button>
  )
}
