/** Columns of a file of points, by the names in its first row; the last three may be left out. */
export const POINT_COLUMNS = [
  ...(['code', 'name', 'street', 'postal_code', 'city', 'lat', 'lng'] as const),
  ...(['hours', 'hint', 'takes_cash'] as const),
]
export type PointColumn = (typeof POINT_COLUMNS)[number]
export const OPTIONAL: readonly PointColumn[] = ['hours', 'hint', 'takes_cash']
export const MOST_POINTS = 60_000
