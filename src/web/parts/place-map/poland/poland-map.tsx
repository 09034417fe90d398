import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import drawing from './outline.json' with { type: 'json' }
import { HEIGHT, place, WIDTH } from './projection.ts'

export type MapPlace = { id: number; lat: number; lng: number; label: string; to: string }

/** Poland with a marker for each shop. The same shops stand below as a list, for those who do not see or point. */
export function PolandMap({ places, listHidden }: { places: readonly MapPlace[]; listHidden?: boolean }) {
  const t = useTexts('shell')
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('map')} className="h-auto w-full">
        <path d={drawing.outline} className="fill-sunken stroke-edge" strokeWidth="2" strokeLinejoin="round" />
        {places.map(({ id, lat, lng, label }) => {
          const { x, y } = place(lat, lng)
          return (
            <g key={id}>
              <title>{label}</title>
              <circle cx={x} cy={y} r="22" className="fill-accent opacity-20" />
              <circle cx={x} cy={y} r="10" className="fill-accent stroke-surface" strokeWidth="3" />
            </g>
          )
        })}
      </svg>
      {!listHidden && (
        <figcaption>
          <ul aria-label={t('mapList')} className="mt-4 grid gap-x-6 text-sm sm:grid-cols-2">
            {places.map(({ id, label, to }) => (
              <li key={id}>
                <Link to={to} className="inline-flex min-h-8 items-center hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}
