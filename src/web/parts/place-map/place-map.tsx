import { MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapDrawing } from './map-drawing.tsx'
import type { PlaceName } from './names.ts'
import { useDrag } from './use-drag.ts'
import { useNames } from './use-names.ts'
import { useSize } from './use-size.ts'
import { moved, type Point, type Position, type Size, toPoint, toPosition, type View } from './view.ts'

type Props = {
  view: View
  onView: (view: View) => void
  label: string
  /** Names that came with the page. */
  names?: readonly PlaceName[]
  /** Where the pin stands. */
  pin: Position | null
  /** A click on the map: the place of it. */
  onPlace?: (position: Position) => void
  /** Instead of the plain pin. */
  renderPin?: (at: Point, size: Size) => ReactNode
}

/** A map that needs no network: outlines and names of towns, moved and zoomed by hand. */
export function PlaceMap({ view, onView, label, names: known = [], pin, onPlace, renderPin }: Props) {
  const t = useTexts('place')
  const { ref, size } = useSize()
  const { names, preparing } = useNames(view, size, known)
  const [touched, setTouched] = useState(false)
  const show = (next: View) => {
    setTouched(true)
    onView(next)
  }
  const drag = useDrag({
    onMove: ({ x, y }) => show(moved(view, { x: -x, y: -y })),
    onClick: (event) => {
      const frame = event.currentTarget.getBoundingClientRect()
      onPlace?.(toPosition(view, size, { x: event.clientX - frame.left, y: event.clientY - frame.top }))
    },
  })
  const at = pin && toPoint(view, size, pin)
  const inside = at && at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
      <div
        ref={ref}
        {...drag}
        className="aspect-4/3 w-full cursor-grab touch-pinch-zoom active:cursor-grabbing sm:aspect-16/10"
      >
        <MapDrawing view={view} size={size} names={names} pin={pin} wide={touched || !isPoland(view)} label={label} />
        {at && inside && (renderPin ? renderPin(at, size) : <Pin at={at} size={size} />)}
      </div>
      <MapButtons view={view} onView={show} center={pin ? { ...pin, zoom: view.zoom } : undefined} />
      <p role="status" className="absolute top-2 left-2 rounded-sm bg-surface px-2 text-muted text-xs">
        {preparing && t('preparing')}
      </p>
    </div>
  )
}

/** The tip of the pin stands at the place. */
function Pin({ at, size }: { at: Point; size: Size }) {
  return (
    <MapPin
      aria-hidden="true"
      className="pointer-events-none absolute size-9 -translate-x-1/2 -translate-y-full fill-accent stroke-surface"
      style={placeOf(at, size)}
    />
  )
}

/** In parts of the map: right at every width, also before it is measured. */
export const placeOf = (at: Point, { width, height }: Size) => ({
  left: `${(at.x / width) * 100}%`,
  top: `${(at.y / height) * 100}%`,
})

/** Nothing but Poland in sight, roughly. */
const isPoland = ({ lat, lng, zoom }: View) => zoom >= 8 && lat > 49 && lat < 54.9 && lng > 14.2 && lng < 24.1
