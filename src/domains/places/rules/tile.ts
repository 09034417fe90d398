import { type Bounds, tileBounds } from '../../../values/map-tile.ts'

export const MIN_ZOOM = 4
export const MAX_ZOOM = 12

/** Degrees of a tile's edges; undefined when there is no such tile. */
export function boundsOf(z: number, x: number, y: number): Bounds | undefined {
  return z < MIN_ZOOM || z > MAX_ZOOM ? undefined : tileBounds(z, x, y)
}

/** Smallest population that is named at a zoom: the wider the view, the larger the towns. */
export function smallestAt(z: number): number {
  return { 4: 400_000, 5: 150_000, 6: 60_000, 7: 12_000, 8: 8000, 9: 3000 }[z] ?? 0
}
