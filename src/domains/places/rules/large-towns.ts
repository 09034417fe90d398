import type { Bounds } from '../../../values/map-tile.ts'
import towns from './large-towns.json' with { type: 'json' }

export type TilePlace = { id: number; name: string; lat: number; lng: number; size: number }

/** On a market's first day, until its lists are loaded: largest first, with ids that no list has. */
const TOWNS: readonly TilePlace[] = towns.map((town, index) => ({ ...town, id: -1 - index }))

/** The largest towns of a piece of the map. */
export function largestIn({ north, south, west, east }: Bounds, smallest: number, limit: number): TilePlace[] {
  const isIn = ({ lat, lng }: TilePlace) => lat >= south && lat < north && lng >= west && lng < east
  return TOWNS.filter((town) => town.size >= smallest && isIn(town)).slice(0, limit)
}
