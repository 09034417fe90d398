import { useEffect, useState } from 'react'
import drawing from './poland.json' with { type: 'json' }
import { SCALE, WEST } from './projection.ts'
import { type Size, toPoint, type View } from './view.ts'

/** North edge of the drawing. */
const CORNER = { lat: 54.95, lng: WEST }

/** Poland, and once `wide` its neighbours, under the view. They are drawings in Mercator, too: moved and scaled they fit. */
export function LandOutline({ view, size, wide }: { view: View; size: Size; wide: boolean }) {
  const neighbours = useNeighbours(wide)
  const corner = toPoint(view, size, CORNER)
  const scale = (256 * 2 ** view.zoom) / 360 / SCALE
  const transform = `translate(${corner.x} ${corner.y}) scale(${scale})`
  return (
    <g transform={transform} strokeWidth="1.5" strokeLinejoin="round">
      {neighbours && <path d={neighbours} vectorEffect="non-scaling-stroke" className="fill-sunken stroke-line" />}
      <path d={drawing.outline} vectorEffect="non-scaling-stroke" className="fill-sunken stroke-edge" />
    </g>
  )
}

/** Fetched when somebody looks farther: most maps show a place in Poland. */
function useNeighbours(wide: boolean): string | undefined {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (!wide || path) return
    let left = false
    import('./neighbours.json', { with: { type: 'json' } })
      .then((file) => !left && setPath(file.default.outline))
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [wide, path])
  return path
}
