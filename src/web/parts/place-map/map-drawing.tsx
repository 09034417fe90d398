import { useLocale } from '../../texts/use-texts.tsx'
import { LandOutline } from './land-outline.tsx'
import { labelsIn, type PlaceName } from './names.ts'
import { type Position, type Size, scaleIn, type View } from './view.ts'

type Props = {
  view: View
  size: Size
  names: readonly PlaceName[]
  pin: Position | null
  /** The lands around Poland are in sight. */
  wide: boolean
  label: string
}

/** Land, names of towns and a scale. */
export function MapDrawing({ view, size, names, pin, wide, label }: Props) {
  const { width, height } = size
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block size-full select-none">
      <LandOutline view={view} size={size} wide={wide} />
      {labelsIn(names, view, size, pin).map(({ id, name, x, y, large }) => (
        <g key={id} className={large ? 'fill-ink' : 'fill-muted'}>
          <circle cx={x} cy={y} r={large ? 3.5 : 2.5} />
          <text
            x={x + 7}
            y={y + 4}
            fontSize={large ? 13 : 12}
            fontWeight={large ? 600 : 400}
            className="stroke-sunken"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
      <Scale view={view} size={size} />
    </svg>
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
      <text x={left + pixels / 2} y={line - 8} textAnchor="middle" fontSize="12" className="fill-ink">
        {text}
      </text>
    </g>
  )
}
