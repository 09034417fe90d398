import type { Currency } from '../../../values/money.ts'
import type { DocumentKind } from './kinds.ts'
import type { Priced } from './priced.ts'

/** `nip`: Polish; `eu`: a VAT number of another member state, its prefix apart; `other`: of elsewhere; `none`: a person. */
export type PartyTax =
  | { kind: 'nip'; number: string }
  | { kind: 'eu'; prefix: string; number: string }
  | { kind: 'other'; country: string | null; number: string }
  | { kind: 'none' }

export type Party = {
  name: string
  /** One or two lines. */
  address: string[]
  /** ISO 3166-1 alpha-2; null: not said (data for an invoice are one line of address). */
  country: string | null
  tax: PartyTax
  /** In the Polish register of products, packaging and waste; documents of before do not say it. */
  bdo?: string
  email: string | null
  phone: string | null
}

/**
 * All that stands on a document, frozen when it is issued: PDF, XML and sums are made from this alone. Days are days of the market's zone
 * (YYYY-MM-DD), amounts grosze; those of corrections are negative.
 */
export type DocumentContent = Priced & {
  /** Of this shape; a later version of the program still reads it. */
  version: 1
  kind: DocumentKind
  number: string
  issuedOn: string
  /** Day of supply; of commission the last day of the month. */
  suppliedOn: string
  /** ISO time, UTC: when it was made. */
  issuedAt: string
  currency: Currency
  /** The buyer's language: the second one of the PDF. */
  locale: string
  seller: Party
  /** The market, where it issues in the seller's name; null: the seller's own. */
  issuer: Party | null
  buyer: Party
  /** The order it is for; null for commission. */
  order: { number: string; placedOn: string } | null
  /** `YYYY-MM` of a commission. */
  period: string | null
  payment: {
    way: 'online' | 'onDelivery' | 'settled'
    paidOn: string | null
    /** Of commission: what the seller has to transfer, as nothing was there to settle it with; to the account, where the market has one. */
    due?: { amount: number; iban: string | null; payBy: string } | undefined
  }
  splitPayment: boolean
  /** The legal ground of an exemption; null where nothing is exempt. */
  exemption: string | null
  correction: { kind: DocumentKind; number: string; issuedOn: string; reason: string } | null
}

/** What a stored document is besides its content. */
export type StoredContent = { id: number; companyId: number; content: DocumentContent }
