/** The corner of a square of the Mercator projection that holds Poland; all drawings count from it. */
export const WEST = 13.9
export const NORTH = 54.95
export const SCALE = 950

const mercator = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/** Degrees → whole units of the drawing; five of them are a pixel of the nearest view. */
export function place(lat: number, lng: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value)
  return { x: round((lng - WEST) * SCALE), y: round((mercator(NORTH) - mercator(lat)) * SCALE) }
}

/** Units of the drawing in one of the drawing of Europe, which only wide views show. */
export const EUROPE_STEP = 10
