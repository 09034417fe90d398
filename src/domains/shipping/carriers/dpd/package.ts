import { CARRIER_CURRENCY, toMajor } from '../../../../values/money.ts'
import { PARCEL_MEASURES } from '../../../../values/parcel-size.ts'
import type { Consignment, PackageToSend, Party, Refusal, RefusalReason } from '../carrier.ts'
import type { XmlFields } from '../xml.ts'

/** Grams; a courier carries more than a point takes in. */
const HEAVIEST = { courier: 31_500, pickup: 20_000 } as const
const LIGHTEST = 100

type Address = NonNullable<Party['address']>
export type ToDpd = {
  consignment: Consignment
  /** To a point: where it lies. */
  to: Address
}

const refused = (reason: RefusalReason) => ({ refusal: { reason, words: null } })

/** What is wrong with a consignment before DPD is asked, whatever dialect it is told in; else where it goes. */
export function checkForDpd(consignment: Consignment): ToDpd | { refusal: Refusal } {
  const { receiver, sender, parcels, cash, point, way } = consignment
  const isPoint = way === 'pickup'
  if (isPoint && (!point || !consignment.pointAddress)) return refused('point')
  const to = isPoint ? consignment.pointAddress : receiver.address
  if (!to || (!isPoint && point !== null)) return refused('receiverAddress')
  if (!receiver.phone.trim()) return refused('receiverPhone')
  // The code by which a point hands it out comes by mail or text.
  if (isPoint && !receiver.email.trim()) return refused('receiverEmail')
  if (!nameOf(receiver) && !receiver.company) return refused('receiverAddress')
  if (!sender.address || !sender.phone.trim()) return refused('sender')
  const most = isPoint ? HEAVIEST.pickup : HEAVIEST.courier
  if (parcels.length === 0 || parcels.some(({ weight }) => weight > most)) return refused('size')
  if (isPoint && parcels.length !== 1) return refused('size')
  if (cash !== null && to.country !== 'PL') return refused('cash')
  return { consignment, to }
}

export const nameOf = ({ firstName, lastName }: Party) => `${firstName} ${lastName}`.trim()
/** DPD takes no empty texts. */
export const given = (text: string | null | undefined) => text?.trim() || null
/** `00-950` → `00950`. */
export const plainPostCode = (code: string) => code.replace(/[\s-]/g, '')
/** Kilograms, up to the gram that weighs the most: lighter than it is, nobody sends it. */
export const kilograms = (grams: number) => (Math.ceil(Math.max(grams, LIGHTEST) / 10) / 100).toFixed(2)
export const atLeast = (grams: number) => Math.max(grams, LIGHTEST)

/** Centimetres, rounded up; where no measures are told, those of the largest of its size. */
export function centimetres({ size, length, width, height }: PackageToSend) {
  const [boxHeight, boxWidth, boxLength] = PARCEL_MEASURES[size]
  const of = (millimetres: number, box: number) => (millimetres > 0 ? Math.ceil(millimetres / 10) : box)
  return { length: of(length, boxLength), width: of(width, boxWidth), height: of(height, boxHeight) }
}

/** A consignment as `packages` of `openUMLFeV3`, in the order of its structure. `payer`: the number of who pays, the sender. */
export function packageOf({ consignment, to }: ToDpd, payer: string): XmlFields {
  const { receiver, sender, parcels, cash, insured, point, reference } = consignment
  const money = (amount: number): XmlFields => ({ amount: toMajor(amount).toFixed(2), currency: CARRIER_CURRENCY })
  const services: XmlFields = {
    cod: cash === null ? null : money(cash),
    declaredValue: insured === null ? null : money(insured),
    dpdPickup: point === null ? null : { pudo: point },
  }
  return {
    parcels: parcels.map((parcel, index): XmlFields => {
      const { length, width, height } = centimetres(parcel)
      return {
        reference: `${reference}-${index + 1}`,
        ...{ sizeX: length, sizeY: width, sizeZ: height, weight: kilograms(parcel.weight) },
      }
    }),
    payerType: 'SENDER',
    receiver: partyOf(receiver, to, null),
    ref1: reference,
    reference,
    sender: partyOf(sender, sender.address as Address, payer),
    services: Object.values(services).every((one) => one === null) ? null : services,
  }
}

const partyOf = (party: Party, address: Address, fid: string | null): XmlFields => ({
  ...{ address: address.street, city: address.city, company: given(party.company), countryCode: address.country },
  ...{ email: given(party.email), fid, name: given(nameOf(party)), phone: given(party.phone) },
  postalCode: plainPostCode(address.postalCode),
})
