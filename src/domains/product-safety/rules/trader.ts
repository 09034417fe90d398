import { COUNTRIES } from '../../../values/countries.ts'
import { vatPrefix } from '../../../values/vat-id.ts'

/** Countries of the European Union: whoever sits there answers for the goods alone. */
export const UNION = COUNTRIES.filter((code) => vatPrefix(code) !== undefined)
const IN_UNION = new Set(UNION)

/** What is not known of who answers for a product. */
export const LACKS = ['maker', 'responsible'] as const
export type SafetyLack = (typeof LACKS)[number]

type Parties = { maker: { country: string } | null; responsible: { country: string } | null }

/** What buyers have to be told and nobody has entered (Regulation 2023/988 art. 19): a maker outside the Union needs somebody inside it. */
export function lacksOf({ maker, responsible }: Parties): SafetyLack[] {
  if (!maker) return ['maker']
  return IN_UNION.has(maker.country) || responsible ? [] : ['responsible']
}

/** Whether somebody may answer for goods in the Union. */
export const isInUnion = (country: string): boolean => IN_UNION.has(country)

/** Of the two, the one that tells more: what a seller says of an offer only where the brand is not complete. */
export function answering<Who extends Parties>(brand: Who | undefined, offer: Who | undefined): Who | undefined {
  if (brand && lacksOf(brand).length === 0) return brand
  if (offer && lacksOf(offer).length === 0) return offer
  return brand?.maker ? brand : offer?.maker ? offer : (brand ?? offer)
}

/** Goods that are plainly sold as needing repair, or for their parts, are spared (art. 2 par. 3). */
export const isSpared = (grade: string | null): boolean => grade === 'repairable' || grade === 'forParts'

/** An e-mail address, or a page where somebody can be written to. */
export function isElectronicAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  const [name = '', host = '', ...more] = text.split('@')
  if (name !== '' && more.length === 0 && isHost(host)) return true
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && isHost(new URL(text).hostname)
}

/** Two parts or more between dots, none of them empty. */
const isHost = (text: string): boolean => text.includes('.') && text.split('.').every((part) => part !== '')
