import type { FieldError } from '../../../values/failure.ts'
import type { Consignment } from '../../shipping/contract.ts'

/** What is known of a way before its carrier is asked. */
export type KnownWay = {
  /** Centimetres that pieces may stack up to, and kilograms. */
  limits: { height: number; weight: number }
  /** Most it takes on delivery, grosze; null: its answer tells. */
  mostCash: number | null
  /** It reaches receivers in Poland alone by telephone. */
  takesPhone: (phone: string) => boolean
  /** The point it goes to has closed. */
  isPointClosed: boolean
}

/** What a carrier would refuse for certain, by the field whose change mends it: told at once, before anything waits for it. */
export function refusedBefore(
  { receiver, parcels, cash, point }: Pick<Consignment, 'receiver' | 'parcels' | 'cash' | 'point'>,
  { limits, mostCash, takesPhone, isPointClosed }: KnownWay,
): FieldError[] {
  const isTooLarge = parcels.some(
    (parcel) =>
      Math.min(parcel.height, parcel.width, parcel.length) > limits.height * 10 || parcel.weight > limits.weight * 1000,
  )
  const most = mostCash ?? Number.POSITIVE_INFINITY
  return [
    ...(takesPhone(receiver.phone) ? [] : [{ field: 'receiver.phone', code: 'label_receiver_phone' as const }]),
    ...(point !== null && isPointClosed ? [{ field: 'point', code: 'label_point_closed' as const }] : []),
    ...(isTooLarge ? [{ field: 'size', code: 'label_too_large' as const }] : []),
    ...(cash !== null && cash > most ? [{ field: 'cash', code: 'label_cash_too_much' as const }] : []),
  ]
}
