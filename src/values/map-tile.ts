/** Degrees of the edges of a piece of the map. */
export type Bounds = { north: number; south: number; west: number; east: number }

/** Edges of a map tile (Web Mercator, `z/x/y` as map servers count them); undefined when there is no such tile. */
export function tileBounds(z: number, x: number, y: number): Bounds | undefined {
  const side = 2 ** z
  if (x < 0 || y < 0 || x >= side || y >= side) return undefined
  return {
    west: (x / side) * 360 - 180,
    east: ((x + 1) / side) * 360 - 180,
    north: latAt(y / side),
    south: latAt((y + 1) / side),
  }
}

function latAt(part: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI
}
