const EARTH_KM = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Position = { lat: number; lng: number }

/** Kilometres along the ground (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}
