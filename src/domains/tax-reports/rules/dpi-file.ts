import { CURRENCIES, type Currency, type Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { element, type Node, printElement, text } from '../../../values/xml.ts'
import { DPI } from './dpi-names.ts'
import type { Figures, Quarter } from './figures.ts'
import type { TaxSeller } from './tax-seller.ts'

/** Who runs the market, as it was when the report was drawn up. */
export type Platform = {
  market: string
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  vatId: string | null
}
export type Frame = { year: number; version: number; at: Date; platform: Platform }
export type Said = 'new' | 'changed' | 'same' | 'removed' | 'nothing'

/** What in the file is said of a seller: `reference` is its name (null: the file says nothing of it), `corrects` that of what it takes the place of. */
export type Told = {
  said: Said
  reference: string | null
  corrects: string | null
  seller: TaxSeller
  figures: Figures
}

/** Names are unique for ever: year, version, and the company's number; 0 is the market. */
export const referenceOf = (country: string, { year, version }: Pick<Frame, 'year' | 'version'>, companyId: number) =>
  `${country}${year}-V${version}-S${companyId}`

/** The file as far as the first seller. */
export function openFile({ year, version, at, platform }: Frame): string {
  const { country } = platform
  const message = element(
    DPI.message,
    text(DPI.sender, platform.taxId),
    text(DPI.transmitting, country),
    text(DPI.receiving, country),
    text(DPI.type, DPI.typeCode),
    text(DPI.reference, `${country}${year}-V${version}`),
    text(DPI.indicator, version === 1 ? DPI.firstCode : DPI.correctionCode),
    text(DPI.period, `${year}-12-31`),
    text(DPI.timestamp, at.toISOString().slice(0, 19)),
  )
  const operator = element(
    DPI.platform,
    text(DPI.residence, country),
    tinOf(country, platform.taxId),
    platform.vatId ? text(DPI.vat, platform.vatId) : null,
    text(DPI.name, platform.name),
    text(DPI.businessName, platform.market),
    addressOf(platform),
    docOf(version === 1 ? 'new' : 'again', referenceOf(country, { year, version: 1 }, 0), null),
  )
  const head = `<${DPI.root} xmlns="${DPI.namespace}" version="${DPI.version}">`
  return `<?xml version="1.0" encoding="UTF-8"?>${head}${printElement(message)}<${DPI.body}>${printElement(operator)}`
}

/** What follows the last seller. */
export const closeFile = (): string => `</${DPI.body}></${DPI.root}>`

/** One seller; nothing where the file says nothing of it. */
export function sellerInFile(told: Told): string {
  const { said, seller, figures } = told
  if (said === 'same' || said === 'nothing') return ''
  const isPerson = seller.kind === 'person'
  const id = element(
    isPerson ? DPI.personId : DPI.entityId,
    seller.residences.map((country) => text(DPI.residence, country)),
    seller.tins.map(({ country, number }) => tinOf(country, number)),
    seller.registerNumber && !isPerson ? text(DPI.registerNumber, seller.registerNumber) : null,
    seller.vatId ? text(DPI.vat, seller.vatId) : null,
    isPerson
      ? element(
          DPI.name,
          // What is missing is left out, and named in the list of the report's sellers.
          seller.firstName ? text(DPI.firstName, seller.firstName) : null,
          text(DPI.lastName, seller.lastName ?? seller.name),
        )
      : text(DPI.name, seller.name),
    addressOf(seller),
    isPerson && seller.birthDate ? element(DPI.birth, text(DPI.birthDate, seller.birthDate)) : null,
  )
  const standard = element(
    DPI.standard,
    id,
    accountOf(seller),
    seller.establishments.length > 0
      ? element(
          DPI.establishments,
          seller.establishments.map((country) => text(DPI.establishment, country)),
        )
      : null,
  )
  return printElement(
    element(
      DPI.seller,
      element(DPI.identity, element(isPerson ? DPI.person : DPI.entity, standard)),
      element(DPI.activities, goodsOf(figures)),
      docOf(said, must(told.reference, 'the name of what the file says'), told.corrects),
    ),
  )
}

/** Whole units of the file, halves away from nought. */
export const inUnits = (amount: Minor): number =>
  Math.sign(amount) * Math.floor((Math.abs(amount) + DPI.minorInUnit / 2) / DPI.minorInUnit)

function goodsOf(figures: Figures): Node[] {
  return CURRENCIES.flatMap((currency) => {
    const quarters = figures[currency]
    if (!quarters) return []
    const money = (names: { group: string; quarter: string }, of: (one: Quarter) => Minor) =>
      element(
        names.group,
        quarters.map((one, at) => amountIn(`${names.quarter}${at + 1}`, of(one), currency)),
      )
    return element(
      DPI.goods,
      money(DPI.consideration, (one) => one.consideration),
      element(
        DPI.number.group,
        quarters.map((one, at) => text(`${DPI.number.quarter}${at + 1}`, one.activities)),
      ),
      money(DPI.fees, (one) => one.fees),
      money(DPI.taxes, () => 0),
    )
  })
}

const amountIn = (name: string, amount: Minor, currency: Currency): Node => ({
  ...text(name, inUnits(amount)),
  attributes: { [DPI.currency]: currency },
})

const tinOf = (country: string, number: string): Node => ({
  ...text(DPI.tin, number),
  attributes: { [DPI.tinIssuer]: country },
})

const addressOf = (one: Pick<TaxSeller, 'street' | 'postalCode' | 'city' | 'country'>): Node =>
  element(
    DPI.address,
    text(DPI.country, one.country),
    element(
      DPI.addressFix,
      text(DPI.street, one.street),
      text(DPI.postalCode, one.postalCode),
      text(DPI.city, one.city),
    ),
  )

function accountOf({ iban, holder }: TaxSeller): Node | null {
  if (iban === null) return null
  const number: Node = { ...text(DPI.accountNumber, iban), attributes: { [DPI.accountKind]: DPI.accountKindCode } }
  return element(DPI.account, number, holder ? text(DPI.holder, holder) : null)
}

const DOC_TYPES = { new: DPI.docNew, again: DPI.docAgain, changed: DPI.docChanged, removed: DPI.docRemoved } as const
const docOf = (said: keyof typeof DOC_TYPES, reference: string, corrects: string | null): Node =>
  element(
    DPI.doc,
    text(DPI.docType, DOC_TYPES[said]),
    text(DPI.docReference, reference),
    corrects ? text(DPI.docCorrects, corrects) : null,
  )
