import { toMajor } from '../../../../values/money.ts'
import type { Consignment, Party, Refusal, RefusalReason } from '../carrier.ts'
import { carrierWords } from '../written.ts'
import type { XmlFields } from '../xml.ts'
import type { AdeFault } from './calls.ts'

/** Grams. */
const HEAVIEST = 31_500
const LIGHTEST = 100
/** Letters of each of the three lines of a name. */
const NAME_LINE = 40

/**
 * A consignment in the words of ADE-Plus, in the order of its structure, or what is wrong with it before GLS is asked. The sender is who has the
 * contract: another is not sent, as most contracts do not allow it.
 */
export function consignOf(consignment: Consignment): { consign: XmlFields } | { refusal: Refusal } {
  const { receiver, parcels, cash, insured, reference } = consignment
  const { address } = receiver
  if (!address || consignment.point !== null) return refused('receiverAddress')
  if (!receiver.phone.trim()) return refused('receiverPhone')
  if (parcels.length === 0 || parcels.some(({ weight }) => weight > HEAVIEST)) return refused('size')
  // ADE-Plus takes no declared value: every parcel is covered as the contract says.
  if (insured !== null) return refused('insurance')
  if (cash !== null && address.country !== 'PL') return refused('cash')
  const lines = nameLines(receiver)
  if (!lines) return refused('receiverAddress')
  const [rname1 = null, rname2 = null, rname3 = null] = lines
  const weights = parcels.map(({ weight }) => Math.max(weight, LIGHTEST))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    consign: {
      ...{ rname1, rname2, rname3, rcountry: address.country, rzipcode: address.postalCode, rcity: address.city },
      ...{ rstreet: address.street, rphone: receiver.phone, rcontact: receiver.email || null },
      ...{ references: reference, quantity: parcels.length, weight: kilograms(all) },
      srv_bool: cash === null ? null : { cod: 1, cod_amount: toMajor(cash).toFixed(2) },
      parcels: { items: weights.map((weight) => ({ reference, weight: kilograms(weight) })) },
    },
  }
}

const refused = (reason: RefusalReason) => ({ refusal: { reason, words: null } })
/** Up to the gram that weighs the most: lighter than it is, nobody sends it. */
const kilograms = (grams: number) => (Math.ceil(grams / 10) / 100).toFixed(2)

/** Company and person in lines that GLS prints; undefined: there is no name, or it does not fit. */
function nameLines({ company, firstName, lastName }: Party): string[] | undefined {
  const lines: string[] = []
  for (const part of [company ?? '', `${firstName} ${lastName}`]) {
    let line = ''
    for (const word of part.split(/\s+/).filter(Boolean)) {
      if (line && line.length + 1 + word.length > NAME_LINE) {
        lines.push(line)
        line = ''
      }
      line = line ? `${line} ${word}` : word
    }
    if (line) lines.push(line)
  }
  const fits = lines.length > 0 && lines.length <= 3 && lines.every((line) => line.length <= NAME_LINE)
  return fits ? lines : undefined
}

/** By what a code of GLS names, the first that fits. */
const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/_cod_|_cod$/, 'cash'],
  [/_phone/, 'receiverPhone'],
  [/_contact|_email/, 'receiverEmail'],
  [/_receiver_/, 'receiverAddress'],
  [/_sender|_sendaddr/, 'sender'],
  [/_weight|_parcels?_/, 'size'],
  [/_debt_/, 'funds'],
  [/_srv_|_services?_/, 'service'],
]

/** Why GLS refused, as far as its code tells. */
export const refusalOf = ({ code, words }: AdeFault): Refusal => ({
  reason: REASONS.find(([named]) => named.test(code))?.[1] ?? 'other',
  words: carrierWords(words),
})
