import type { Deps } from '../../../../platform/deps.ts'
import { Failure } from '../../../../values/failure.ts'
import { tileBounds } from '../../../../values/map-tile.ts'
import type { PickupPoint, PointCluster } from '../../contract.ts'
import type { PointMethod } from '../../rules/methods.ts'
import { MOST_OF_TILE, TILE_ZOOMS } from '../../rules/point-tiles.ts'
import { countSquares, countWithin, findWithin, isMadeOfSquares } from './store.ts'

type Tile = { z: number; x: number; y: number }

/** Open points of a piece of the map one by one, or how many lie together where there are many; `not_found` for a tile that there is not. */
export async function readPointTile(
  { db }: Pick<Deps, 'db'>,
  { z, x, y }: Tile,
  asked: { method: PointMethod; cash: boolean },
): Promise<{ points: PickupPoint[]; clusters: PointCluster[] }> {
  const bounds = z < TILE_ZOOMS.least || z > TILE_ZOOMS.most ? undefined : tileBounds(z, x, y)
  if (!bounds) throw new Failure('notFound', 'not_found')
  if (isMadeOfSquares(z)) {
    const clusters = await countSquares(db, { z, x, y }, asked)
    if (clusters.reduce((sum, { count }) => sum + count, 0) > MOST_OF_TILE) return { points: [], clusters }
  }
  const points = await findWithin(db, bounds, { ...asked, limit: MOST_OF_TILE + 1 })
  if (points.length > MOST_OF_TILE && z < TILE_ZOOMS.most) {
    return { points: [], clusters: await countWithin(db, bounds, asked) }
  }
  return { points: points.slice(0, MOST_OF_TILE).sort((a, b) => (a.code < b.code ? -1 : 1)), clusters: [] }
}
