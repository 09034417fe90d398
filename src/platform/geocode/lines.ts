import type { FoundPlace } from './geocoder.ts'

type Part = 'street' | 'houseNumber' | 'city' | 'postalCode' | 'region'

/** The parts of an address that a service told; what it left out is left out. */
export function lines(parts: { [P in Part]?: string | null | undefined }): Pick<FoundPlace, Part> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value.slice(0, 160)]] : [])),
  )
}
