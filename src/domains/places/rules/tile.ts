export const MIN_ZOOM = 4
export const MAX_ZOOM = 12

export type Bounds = { north: number; south: number; west: number; east: number }

/** Degrees of a tile's edges; undefined when there is no such tile. */
export function boundsOf(z: number, x: number, y: number): Bounds | undefined {
  const side = 2 ** z
  if (z < MIN_ZOOM || z > MAX_ZOOM || x >= side || y >= side) return undefined
  return {
    west: (x / side) * 360 - 180,
    east: ((x + 1) / side) * 360 - 180,
    north: latAt(y / side),
    south: latAt((y + 1) / side),
  }
}

/** Smallest population that is named at a zoom: the wider the view, the larger the towns. */
export function smallestAt(z: number): number {
  return { 4: 400_000, 5: 150_000, 6: 60_000, 7: 25_000, 8: 10_000, 9: 3000 }[z] ?? 0
}

function latAt(part: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI
}
