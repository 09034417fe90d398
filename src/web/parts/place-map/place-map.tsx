import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapDrawing } from './map-drawing.tsx'
import type { PlaceName } from './names.ts'
import { FARTHEST, isWide, kept, nearestZoom, regionOf } from './plain-view.ts'
import { useDrag } from './use-drag.ts'
import { useDrawings } from './use-drawings.ts'
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
  /** Its town, told under it. */
  pinName?: string
  /** A click on the map: the place of it. */
  onPlace?: (position: Position) => void
  /** Instead of the plain pin. */
  renderPin?: (at: Point, size: Size, show: (view: View) => void) => ReactNode
}

/** A map that needs no network: land, water and names of towns, moved and zoomed by hand as far as its data are true. */
export function PlaceMap({ view, onView, label, names: known = [], pin, pinName, onPlace, renderPin }: Props) {
  const t = useTexts('place')
  const { ref, size } = useSize()
  const names = useNames(view, size, known)
  const drawings = useDrawings(ref, isWide(view))
  const show = (next: View) => onView(kept(next, view, size))
  const drag = useDrag({
    onMove: ({ x, y }) => show(moved(view, { x: -x, y: -y })),
    onClick: (event) => {
      const frame = event.currentTarget.getBoundingClientRect()
      onPlace?.(toPosition(view, size, { x: event.clientX - frame.left, y: event.clientY - frame.top }))
    },
  })
  const at = pin && toPoint(view, size, pin)
  const inside = at && at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height
  const center = pin ? regionOf(pin) : undefined
  return (
    <div>
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
        <div
          ref={ref}
          {...drag}
          className="aspect-4/3 w-full cursor-grab touch-pan-y touch-pinch-zoom active:cursor-grabbing sm:aspect-16/10"
        >
          <MapDrawing {...{ view, size, names, drawings, label }} pin={pin && { at: pin, name: pinName }} />
          {at && inside && (renderPin ? renderPin(at, size, show) : <Pin at={at} size={size} />)}
        </div>
        <MapButtons
          view={view}
          onView={show}
          farthest={FARTHEST}
          nearest={nearestZoom(view)}
          center={center && { ...center, zoom: Math.min(view.zoom, center.zoom) }}
        />
      </div>
      <p className="mt-1 text-muted text-xs">{t('mapSource')}</p>
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
