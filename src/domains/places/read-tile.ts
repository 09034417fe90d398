import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { placesReady } from './load-places.ts'
import { largestIn, type TilePlace } from './rules/large-towns.ts'
import { boundsOf, smallestAt } from './rules/tile.ts'
import { findInBounds } from './store.ts'

const NAMES = 24
/** From this zoom on parts of towns are named: farther off they would stand for the towns around. */
const DISTRICTS_FROM = 10

/** Names for a map tile, largest first; `not_found` for a tile that there is not. `size`: inhabitants. */
export async function readTile(
  deps: Deps,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<{ places: TilePlace[]; preparing: boolean }> {
  const bounds = boundsOf(z, x, y)
  if (!bounds) throw new Failure('notFound', 'not_found')
  if (!(await placesReady(deps))) return { places: largestIn(bounds, smallestAt(z), NAMES), preparing: true }
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
