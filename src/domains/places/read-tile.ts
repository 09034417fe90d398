import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Bounds } from '../../values/map-tile.ts'
import largeTowns from './large-towns.json' with { type: 'json' }
import { placesReady } from './load-places.ts'
import { boundsOf, smallestAt } from './rules/tile.ts'
import { findInBounds } from './store.ts'

const NAMES = 10
/** From this zoom on parts of towns are named: farther off they would stand for the towns around. */
const DISTRICTS_FROM = 10

type TilePlace = { id: number; name: string; lat: number; lng: number; size: number }

/** On a market's first day, until its lists are loaded: largest first, with ids that no list has. */
const TOWNS: readonly TilePlace[] = largeTowns.map((town, index) => ({ ...town, id: -1 - index }))

/** Names for a map tile, largest first; `not_found` for a tile that there is not. `size`: inhabitants. */
export async function readTile(
  deps: Deps,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<{ places: TilePlace[]; preparing: boolean }> {
  const bounds = boundsOf(z, x, y)
  if (!bounds) throw new Failure('notFound', 'not_found')
  if (!(await placesReady(deps))) return { places: largestIn(bounds, smallestAt(z)), preparing: true }
  const rows = await findInBounds(deps.db, bounds, {
    smallest: smallestAt(z),
    districts: z >= DISTRICTS_FROM,
    limit: NAMES,
  })
  return {
    places: rows.map(({ id, name, lat, lng, population }) => ({ id, name, lat, lng, size: population })),
    preparing: false,
  }
}

function largestIn({ north, south, west, east }: Bounds, smallest: number): TilePlace[] {
  const isIn = ({ lat, lng }: TilePlace) => lat >= south && lat < north && lng >= west && lng < east
  return TOWNS.filter((town) => town.size >= smallest && isIn(town)).slice(0, NAMES)
}
