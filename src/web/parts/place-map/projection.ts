/** A square of the Mercator projection that holds Poland; the outline is drawn in it. */
export const WEST = 13.9
const NORTH = 54.95
export const SCALE = 95

const mercator = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/** Degrees → units of the drawing, rounded to one decimal. */
export function place(lat: number, lng: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round((lng - WEST) * SCALE), y: round((mercator(NORTH) - mercator(lat)) * SCALE) }
}
