/** Tiles of the map of points: from half of Europe to a street. Each is drawn 512 px wide. */
export const TILE_ZOOMS = { least: 4, most: 15 } as const

/** So many points are told one by one; where there are more, how many lie together, unless no nearer tile could tell them apart. */
export const MOST_OF_TILE = 60
