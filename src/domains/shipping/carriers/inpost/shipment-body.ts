import { CARRIER_CURRENCY, toMajor } from '../../../../values/money.ts'
import { PARCEL_MEASURES } from '../../../../values/parcel-size.ts'
import { phoneInPoland } from '../../../../values/phone.ts'
import type { Consignment, PackageToSend, Party, Refusal, RefusalReason } from '../carrier.ts'
import { splitStreet } from '../written.ts'

const SENDING_METHODS = { locker: 'parcel_locker', counter: 'any_point', courier: 'dispatch_order' } as const

type Json = Record<string, unknown>

/**
 * A consignment in ShipX's words, or what is wrong with it before InPost is asked. It names the service and asks for the choice of an offer
 * alone, so that nothing is bought by announcing.
 */
export function shipmentBody(consignment: Consignment): { body: Json } | { refusal: Refusal } {
  const { way, point, receiver, sender, parcels, handOver, reference, cash, insured } = consignment
  const isLocker = way === 'locker'
  const phone = phoneInPoland(receiver.phone)
  if (!phone) return refused('receiverPhone')
  if (isLocker && !receiver.email) return refused('receiverEmail')
  if (isLocker && !point) return refused('point')
  if (!isLocker && receiver.address?.country !== 'PL') return refused('receiverAddress')
  if (isLocker && parcels.length !== 1) return refused('size')
  if (parcels.some((parcel) => parcel.weight > 25_000)) return refused('size')
  const senderPhone = phoneInPoland(sender.phone)
  if (!senderPhone) return refused('sender')
  // InPost insists on it for its courier, and on cover for what it takes on delivery.
  if (!isLocker && insured === null) return refused('insurance')
  const cover = cash === null ? insured : Math.max(cash, insured ?? 0)
  return {
    body: {
      reference,
      service: isLocker ? 'inpost_locker_standard' : 'inpost_courier_standard',
      only_choice_of_offer: true,
      receiver: partyOf(receiver, phone),
      sender: partyOf(sender, senderPhone),
      parcels: parcels.map((parcel, index) => (isLocker ? boxOf(parcel) : measuresOf(parcel, index))),
      custom_attributes: {
        ...(isLocker && { target_point: point }),
        sending_method: SENDING_METHODS[handOver],
      },
      ...(cash !== null && { cod: money(cash) }),
      ...(cover !== null && { insurance: money(cover) }),
    },
  }
}

const refused = (reason: RefusalReason) => ({ refusal: { reason, words: null } })
const money = (amount: number) => ({ amount: toMajor(amount), currency: CARRIER_CURRENCY })

function partyOf({ company, firstName, lastName, email, address }: Party, phone: string): Json {
  const written = address && splitStreet(address.street)
  return {
    ...(company && { company_name: company }),
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    email,
    phone,
    ...(address &&
      written && {
        address: {
          street: written.street,
          ...(written.building && { building_number: written.building }),
          city: address.city,
          post_code: address.postalCode,
          country_code: address.country,
        },
      }),
  }
}

/** ShipX calls its boxes as we do. */
const boxOf = ({ size }: PackageToSend): Json => ({ template: size })

function measuresOf({ length, width, height, weight, size }: PackageToSend, index: number): Json {
  const [boxHeight, boxWidth, boxLength] = PARCEL_MEASURES[size].map((centimetres) => centimetres * 10)
  return {
    id: String(index + 1),
    dimensions: {
      length: String(length || boxLength),
      width: String(width || boxWidth),
      height: String(height || boxHeight),
      unit: 'mm',
    },
    weight: { amount: String(Math.max(weight, 100) / 1000), unit: 'kg' },
    is_non_standard: false,
  }
}
