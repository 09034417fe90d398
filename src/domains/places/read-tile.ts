import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { placesReady } from './load-places.ts'
import { boundsOf, smallestAt } from './rules/tile.ts'
import { findInBounds } from './store.ts'

const NAMES = 10

type TilePlace = { id: number; name: string; lat: number; lng: number; size: number }

/** Names for a map tile, largest first; `not_found` for a tile that there is not. `size`: inhabitants. */
export async function readTile(
  deps: Deps,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<{ places: TilePlace[]; preparing: boolean }> {
  const bounds = boundsOf(z, x, y)
  if (!bounds) throw new Failure('notFound', 'not_found')
  if (!(await placesReady(deps))) return { places: [], preparing: true }
  const rows = await findInBounds(deps.db, bounds, smallestAt(z), NAMES)
  return {
    places: rows.map(({ id, name, lat, lng, population }) => ({ id, name, lat, lng, size: population })),
    preparing: false,
  }
}
