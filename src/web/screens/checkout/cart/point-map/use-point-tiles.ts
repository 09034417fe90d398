import { useEffect, useState } from 'react'
import type { PickupPoint, PointCluster } from '../../../../../domains/shipping/contract.ts'
import type { PointMethod } from '../../../../../domains/shipping/rules/methods.ts'
import { TILE_ZOOMS } from '../../../../../domains/shipping/rules/point-tiles.ts'
import { api } from '../../../../browser-api.ts'
import { type Size, tilesOf, type View } from '../../../../parts/place-map/view.ts'

export type PointsOfView = { points: readonly PickupPoint[]; clusters: readonly PointCluster[] }

const PAUSE_MS = 200

/** Points of what the map shows, or how many lie together; what was there stays until the new ones come. Null: not known yet. */
export function usePointTiles(
  view: View,
  size: Size,
  { method, cash }: { method: PointMethod; cash: boolean },
): PointsOfView | null {
  const [found, setFound] = useState<PointsOfView | null>(null)
  const key = tilesOf(view, size, TILE_ZOOMS.most)
    .map(({ z, x, y }) => `${z}/${x}/${y}`)
    .join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const tiles = await Promise.all(
        key.split(' ').map((tile) => {
          const [z = 0, x = 0, y = 0] = tile.split('/').map(Number)
          const query = { method, ...(cash && { cash }) }
          return api('GET /api/pickup-points/tiles/{z}/{x}/{y}', { params: { z, x, y }, query, signal: stop.signal })
        }),
      )
      setFound({ points: tiles.flatMap(({ points }) => points), clusters: tiles.flatMap(({ clusters }) => clusters) })
    }
    // A map without points is still a map; the list says when it cannot be read.
    const timer = setTimeout(() => void load().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, method, cash])
  return found
}
