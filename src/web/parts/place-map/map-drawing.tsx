import { useLocale } from '../../texts/use-texts.tsx'
import { LandOutline } from './land-outline.tsx'
import { type Label, labelsIn, NAME_BELOW, type Pinned, type PlaceName } from './names.ts'
import type { Drawings } from './use-drawings.ts'
import { type Size, scaleIn, toPoint, type View } from './view.ts'

type Props = {
  view: View
  size: Size
  names: readonly PlaceName[]
  pin: Pinned | null
  drawings: Drawings
  label: string
}

/** Land and water, names of towns and a scale. */
export function MapDrawing({ view, size, names, pin, drawings, label }: Props) {
  const { width, height } = size
  const under = pin?.name && toPoint(view, size, pin.at)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block size-full select-none">
      <LandOutline view={view} size={size} drawings={drawings} />
      {labelsIn(names, view, size, pin).map((place) => (
        <Town key={place.id} place={place} />
      ))}
      {under && (
        <text
          x={under.x}
          y={under.y + NAME_BELOW + 4}
          textAnchor="middle"
          fontSize="13"
          fontWeight="700"
          className="fill-ink stroke-sunken"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {pin.name}
        </text>
      )}
      <Scale view={view} size={size} />
    </svg>
  )
}

/** Where a name begins beside its dot. */
const BESIDE = {
  right: { dx: 7, dy: 4, textAnchor: 'start' },
  left: { dx: -7, dy: 4, textAnchor: 'end' },
  below: { dx: 0, dy: NAME_BELOW + 4, textAnchor: 'middle' },
} as const

function Town({ place: { name, x, y, large, side } }: { place: Label }) {
  const { dx, dy, textAnchor } = BESIDE[side]
  return (
    <g className={large ? 'fill-ink' : 'fill-muted'}>
      <circle cx={x} cy={y} r={large ? 3 : 2.25} />
      <text
        x={x + dx}
        y={y + dy}
        textAnchor={textAnchor}
        fontSize={large ? 13 : 12}
        fontWeight={large ? 600 : 400}
        className="stroke-sunken"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {name}
      </text>
    </g>
  )
}

function Scale({ view, size }: { view: View; size: Size }) {
  const { metres, pixels, left, line } = scaleIn(view, size)
  const locale = useLocale()
  const near = metres < 1000
  const unit = { style: 'unit', unit: near ? 'meter' : 'kilometer' } as const
  const text = new Intl.NumberFormat(locale, unit).format(near ? metres : metres / 1000)
  return (
    <g>
      <path d={`M${left} ${line - 5}v5h${pixels}v-5`} fill="none" className="stroke-ink" strokeWidth="1.5" />
      <text
        x={left + pixels / 2}
        y={line - 8}
        textAnchor="middle"
        fontSize="12"
        className="fill-ink stroke-sunken"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  )
}
