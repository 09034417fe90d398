import home from './poland.json' with { type: 'json' }
import { EUROPE_STEP, NORTH, SCALE, WEST } from './projection.ts'
import type { Drawings } from './use-drawings.ts'
import { type Size, toPoint, type View } from './view.ts'

type Props = { view: View; size: Size; drawings: Drawings }

/** Lands, lakes, rivers and borders under the view. They are drawings in Mercator, too: moved and scaled they fit. */
export function LandOutline({ view, size, drawings: { region, europe } }: Props) {
  const corner = toPoint(view, size, { lat: NORTH, lng: WEST })
  const scale = (256 * 2 ** view.zoom) / 360 / SCALE
  const far = `scale(${EUROPE_STEP})`
  return (
    <>
      {/* As long as nothing is known of what lies around it is not sea. */}
      {region && <rect width={size.width} height={size.height} className="fill-water" />}
      <g transform={`translate(${corner.x} ${corner.y}) scale(${scale})`} strokeLinejoin="round" strokeLinecap="round">
        {europe && <Lands path={europe.lands} transform={far} />}
        {region && <Lands path={region.lands} />}
        <path d={home.land} className="fill-sunken" />
        {europe && <Water drawing={europe} transform={far} />}
        {region && <Water drawing={region} />}
        <path d={home.land} vectorEffect="non-scaling-stroke" fill="none" strokeWidth="1.25" className="stroke-edge" />
      </g>
    </>
  )
}

function Lands({ path, transform }: { path: string; transform?: string }) {
  return (
    <path
      d={path}
      transform={transform}
      vectorEffect="non-scaling-stroke"
      strokeWidth="1"
      className="fill-sunken stroke-line"
    />
  )
}

function Water({
  drawing: { rivers, lakes },
  transform,
}: {
  drawing: { rivers: string; lakes: string }
  transform?: string
}) {
  return (
    <>
      <path
        d={rivers}
        transform={transform}
        vectorEffect="non-scaling-stroke"
        fill="none"
        strokeWidth="1.75"
        className="stroke-water"
      />
      <path d={lakes} transform={transform} className="fill-water" />
    </>
  )
}
