import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { Town } from './by-town.ts'

/** Where goods can be seen and fetched. */
export function ShopsByTown({ towns }: { towns: readonly Town[] }) {
  return (
    <ul className="mt-5 columns-1 gap-x-8 sm:columns-2 lg:columns-4">
      {towns.map(({ city, shops }) => (
        <li key={city} className="flex break-inside-avoid gap-2.5 border-line border-t py-3">
          <MapPin className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
          <div className="min-w-0">
            <h3 className="text-base">{city}</h3>
            <ul className="text-sm">
              {shops.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/shops/${id}`} className="inline-flex min-h-8 items-center text-muted hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
