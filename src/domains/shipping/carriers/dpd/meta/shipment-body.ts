import { CARRIER_CURRENCY, toMajor } from '../../../../../values/money.ts'
import type { Party } from '../../carrier.ts'
import { splitStreet } from '../../written.ts'
import { atLeast, centimetres, given, nameOf, type ToDpd } from '../package.ts'

/**
 * Products of the group by what is sent, as its list names them (2026): to people at home, the same with money on delivery, and to a point. Whether the
 * contract in Poland has them, DPD says; a product that it has not is refused, not billed.
 */
export const META_PRODUCTS = { home: '327', homeWithCash: '329', point: '337' } as const
/** Letters of a line of an address, and of a shipment's id. */
const LINE = 35
const SHIPMENT_ID = 25

type Json = Record<string, unknown>

/** Letters and digits alone: what the group takes as a shipment's id. */
export const shipmentIdOf = (reference: string) => reference.replace(/[^A-Za-z0-9]/g, '').slice(-SHIPMENT_ID)

/** A consignment in the words of the META API. Grams, centimetres, zloty; `payer`: the number of who pays. */
export function shipmentBody({ consignment, to }: ToDpd, payer: string): Json {
  const { receiver, sender, parcels, cash, insured, point, reference } = consignment
  const money = (amount: number) => ({ amount: toMajor(amount), currency: CARRIER_CURRENCY })
  const home = cash === null ? META_PRODUCTS.home : META_PRODUCTS.homeWithCash
  return {
    numberOfParcels: String(parcels.length),
    shipmentInfos: {
      shipmentId: shipmentIdOf(reference),
      productCode: point === null ? home : META_PRODUCTS.point,
      weight: String(parcels.reduce((sum, { weight }) => sum + atLeast(weight), 0)),
    },
    customerReferenceNumbers: [reference.slice(0, LINE)],
    // All parcels or none: money is taken once.
    ...(cash !== null && { mpsCompleteDelivery: 's2' }),
    sender: {
      customerInfos: { customerAccountNumber: payer, customerID: payer },
      ...partyOf(sender, sender.address as NonNullable<Party['address']>),
    },
    receiver: { ...(point !== null && { pudoId: point }), ...partyOf(receiver, to) },
    parcel: parcels.map((parcel, index) => ({
      parcelInfos: { dimensions: centimetres(parcel), weight: String(atLeast(parcel.weight)) },
      senderParcelRefs: [`${shipmentIdOf(reference)}${index + 1}`],
      ...(cash !== null && index === 0 && { cod: { amount: money(cash), collectType: 's9' } }),
      ...(insured !== null && index === 0 && { insurance: { insuranceAmount: money(insured) } }),
      messages: messagesTo(receiver),
    })),
  }
}

function partyOf(party: Party, { street, postalCode, city, country }: NonNullable<Party['address']>): Json {
  const written = splitStreet(street)
  const name = given(nameOf(party))
  const line = (text: string) => text.slice(0, LINE)
  return {
    address: {
      ...(party.company && { companyName: line(party.company) }),
      ...(name && { name1: line(name) }),
      street: line(written.street),
      ...(written.building && { houseNumber: written.building.slice(0, 8) }),
      ...{ zipCode: postalCode, city: line(city), country },
    },
    contact: { phone1: party.phone.trim(), ...(party.email.trim() && { email: party.email.trim() }) },
  }
}

const messagesTo = ({ email, phone }: Party) => [
  ...(email.trim() ? [{ messageType: 'EMAIL', messageDestination: email.trim() }] : []),
  { messageType: 'SMS', messageDestination: phone.trim() },
]
