import { invalidField } from '../../../values/failure.ts'
import { type Carrier, isTracking, normalizeTracking } from '../../orders/contract.ts'

export type ShipmentData = { carrier: Carrier; trackingNumber: string | null }

/** A shipment as it is kept; `tracking_required` and `tracking_invalid` name the field below `path`. */
export function readShipment({ carrier, trackingNumber }: ShipmentData, path = ''): ShipmentData {
  const number = normalizeTracking(trackingNumber ?? '') || null
  const field = `${path}trackingNumber`
  if (number === null && carrier !== 'other') throw invalidField(field, 'tracking_required')
  if (number !== null && !isTracking(number)) throw invalidField(field, 'tracking_invalid')
  return { carrier, trackingNumber: number }
}

export function isSameShipment(one: ShipmentData | null, other: ShipmentData): boolean {
  return one?.carrier === other.carrier && one.trackingNumber === other.trackingNumber
}
