/** A window on the world in Web Mercator: where its middle is, and how near. Zoom as map servers count it: 256 px hold the world at 0. */
export type View = { lat: number; lng: number; zoom: number }
export type Size = { width: number; height: number }
export type Position = { lat: number; lng: number }
export type Point = { x: number; y: number }
/** Degrees. */
export type Edges = { west: number; east: number; south: number; north: number }

export const MIN_ZOOM = 4
export const MAX_ZOOM = 16
/** Beyond it the projection runs to infinity. */
const MAX_LAT = 85

/** Pixels of the whole world at a zoom. */
const worldSize = (zoom: number) => 256 * 2 ** zoom

function toWorld({ lat, lng }: Position): Point {
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Where a position lies in the window, pixels from its upper left corner. */
export function toPoint(view: View, { width, height }: Size, position: Position): Point {
  const size = worldSize(view.zoom)
  const middle = toWorld(view)
  const world = toWorld(position)
  return { x: width / 2 + (world.x - middle.x) * size, y: height / 2 + (world.y - middle.y) * size }
}

/** What lies under a point of the window, degrees to a metre. */
export function toPosition(view: View, { width, height }: Size, { x, y }: Point): Position {
  const size = worldSize(view.zoom)
  const middle = toWorld(view)
  return fromWorld({ x: middle.x + (x - width / 2) / size, y: middle.y + (y - height / 2) / size })
}

function fromWorld({ x, y }: Point): Position {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return rounded({ lat, lng: x * 360 - 180 })
}

/** Degrees with five decimals: about a metre. */
export function rounded({ lat, lng }: Position): Position {
  const round = (value: number, most: number) => Math.max(-most, Math.min(most, Math.round(value * 1e5) / 1e5))
  return { lat: round(lat, MAX_LAT), lng: round(lng, 180) }
}

/** The view after its middle moved by so many pixels. */
export function moved(view: View, by: Point): View {
  const none = { width: 0, height: 0 }
  return { ...toPosition(view, none, by), zoom: view.zoom }
}

/** The view moved so that what it shows lies within the edges; where it is larger than they are, to their middle. Without a size its middle does. */
export function within(view: View, { west, east, south, north }: Edges, size: Size = { width: 0, height: 0 }): View {
  const [least, most, middle] = [toWorld({ lat: north, lng: west }), toWorld({ lat: south, lng: east }), toWorld(view)]
  const along = (axis: 'x' | 'y', pixels: number) => {
    const half = pixels / 2 / worldSize(view.zoom)
    const [from, to] = [least[axis] + half, most[axis] - half]
    return from > to ? (from + to) / 2 : Math.max(from, Math.min(to, middle[axis]))
  }
  const [x, y] = [along('x', size.width), along('y', size.height)]
  return x === middle.x && y === middle.y ? view : { ...fromWorld({ x, y }), zoom: view.zoom }
}

export function zoomed(view: View, by: number): View {
  return { ...view, zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom + by)) }
}

/** The nearest view in which all of these lie, with room around them; of one, a street or two around it. */
export function viewOf(positions: readonly Position[], { width, height }: Size): View | undefined {
  if (positions.length === 0) return undefined
  const worlds = positions.map(toWorld)
  const span = (of: (point: Point) => number) => {
    const all = worlds.map(of)
    return { least: Math.min(...all), most: Math.max(...all) }
  }
  const [across, down] = [span(({ x }) => x), span(({ y }) => y)]
  const fits = (zoom: number) =>
    (across.most - across.least) * worldSize(zoom) <= width * 0.8 &&
    (down.most - down.least) * worldSize(zoom) <= height * 0.6
  let zoom = MAX_ZOOM - 2
  while (zoom > MIN_ZOOM && !fits(zoom)) zoom -= 1
  return { ...fromWorld({ x: (across.least + across.most) / 2, y: (down.least + down.most) / 2 }), zoom }
}

/**
 * Map tiles that lie in a view: their `z/x/y`, down to the zoom `most`, at which names are told last. Each is drawn 512 px wide, so that few are
 * needed.
 */
export function tilesOf(view: View, { width, height }: Size, most = 12): { z: number; x: number; y: number }[] {
  const z = Math.max(4, Math.min(most, Math.floor(view.zoom) - 1))
  const side = 2 ** z
  const middle = toWorld(view)
  const half = { x: width / 2 / worldSize(view.zoom), y: height / 2 / worldSize(view.zoom) }
  const range = (from: number, to: number) => {
    const first = Math.max(0, Math.floor(from * side))
    const last = Math.min(side - 1, Math.floor(to * side))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  }
  const rows = range(middle.y - half.y, middle.y + half.y)
  return range(middle.x - half.x, middle.x + half.x).flatMap((x) => rows.map((y) => ({ z, x, y })))
}

/** A round length and its pixels, for the scale in the corner: at most `most` pixels. Metres. */
export function scaleOf(view: View, most: number): { metres: number; pixels: number } {
  const metresPerPixel = (40_075_016.7 * Math.cos((view.lat * Math.PI) / 180)) / worldSize(view.zoom)
  const longest = metresPerPixel * most
  const power = 10 ** Math.floor(Math.log10(longest))
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= longest) ?? power
  return { metres, pixels: metres / metresPerPixel }
}

/** The scale in the lower left corner: its length, the line it stands on, and where what it covers begins. */
export function scaleIn(
  view: View,
  { height }: Size,
): { metres: number; pixels: number; left: number; top: number; line: number } {
  return { ...scaleOf(view, 110), left: 12, top: height - 34, line: height - 12 }
}

/** The view as a map with streets takes it: such maps count zoom by tiles of 512 pixels. */
export function streetCamera({ lat, lng, zoom }: View): { center: Position; zoom: number } {
  return { center: { lat, lng }, zoom: Math.max(0, zoom - 1) }
}
