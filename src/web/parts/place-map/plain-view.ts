import { type Edges, type Position, type Size, type View, within } from './view.ts'

/** What our own drawing holds; beyond it, it is empty. */
const SHEET: Edges = { west: -13, east: 36, south: 34, north: 64 }
/** Where a place can stand on it with land around it. */
const EUROPE: Edges = { west: -11, east: 34, south: 36, north: 62 }
/** Poland: here it is drawn finely. */
const HOME: Edges = { west: 13.9, east: 24.3, south: 48.9, north: 55 }

export const FARTHEST = 5
/** A pixel is 380 metres there: its lines are off by two of them at most. Nearer, they would be untrue and the map empty. */
const NEAREST_HOME = 8
const NEAREST_ABROAD = 6

const WHOLE_COUNTRY: View = { lat: 52.1, lng: 19.4, zoom: 6 }

const isIn = ({ west, east, south, north }: Edges, { lat, lng }: Position) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** How near our own drawing is true at a place. */
export const nearestZoom = (at: Position): number => (isIn(HOME, at) ? NEAREST_HOME : NEAREST_ABROAD)

/** The region around a place; undefined where our own drawing shows none. */
export const regionOf = (at: Position): View | undefined =>
  isIn(EUROPE, at) ? { lat: at.lat, lng: at.lng, zoom: nearestZoom(at) } : undefined

/** The region around a place, the whole country where there is none. */
export const regionOrCountry = (at: Position | null): View => (at && regionOf(at)) || WHOLE_COUNTRY

/** Whether lands beyond the neighbours may be in sight. */
export const isWide = (view: View): boolean => view.zoom < NEAREST_HOME - 0.5 || !isIn(HOME, view)

/** The view nearest to a wanted one that shows what is drawn and no more, however it was asked for: near it moves within Poland. */
export function kept(wanted: View, before: View, size: Size): View {
  const moves = wanted.zoom === before.zoom && isIn(HOME, before)
  const zoom = Math.max(FARTHEST, Math.min(wanted.zoom, moves ? NEAREST_HOME : nearestZoom(wanted)))
  const near = zoom > NEAREST_ABROAD ? within({ ...wanted, zoom }, HOME) : { ...wanted, zoom }
  return within(near, SHEET, size)
}
