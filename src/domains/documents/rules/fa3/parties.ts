import { element, type Node, text } from '../../../../values/xml.ts'
import type { DocumentContent, Party, PartyTax } from '../content.ts'

/** Texts are cut where the schema ends them. */
const upTo = (name: string, value: string, length: number) => text(name, [...value.trim()].slice(0, length).join(''))

/** Why no file can be made; the program's own doing or a market that is priced otherwise. */
export class NotForKsef extends Error {}

function nipOf({ tax, name }: Party): string {
  if (tax.kind !== 'nip') throw new NotForKsef(`${name} has no Polish tax number`)
  return tax.number
}

function addressOf({ address, country }: Party): Node | null {
  const [first, second] = address
  if (!first) return null
  return element(
    'Adres',
    text('KodKraju', country ?? 'PL'),
    upTo('AdresL1', first, 512),
    second ? upTo('AdresL2', second, 512) : null,
  )
}

function contactOf({ email, phone }: Party): Node | null {
  if (!email && !phone) return null
  // A telephone of the schema has 16 characters at most.
  const number = phone?.replaceAll(' ', '')
  return element(
    'DaneKontaktowe',
    email ? upTo('Email', email, 255) : null,
    number ? upTo('Telefon', number, 16) : null,
  )
}

const IDENTITY: { [Kind in PartyTax['kind']]: (tax: Extract<PartyTax, { kind: Kind }>) => Node[] } = {
  nip: ({ number }) => [text('NIP', number)],
  eu: ({ prefix, number }) => [text('KodUE', prefix), text('NrVatUE', number)],
  other: ({ country, number }) => [...(country ? [text('KodKraju', country)] : []), upTo('NrID', number, 50)],
  none: () => [text('BrakID', 1)],
}

export function sellerNode({ seller }: DocumentContent): Node {
  const identity = element('DaneIdentyfikacyjne', text('NIP', nipOf(seller)), upTo('Nazwa', seller.name, 512))
  return element('Podmiot1', identity, addressOf(seller), contactOf(seller))
}

/** `JST`, `GV` 2: neither part of a local government nor of a VAT group. */
export function buyerNode({ buyer }: DocumentContent): Node {
  const identity = IDENTITY[buyer.tax.kind] as (tax: PartyTax) => Node[]
  return element(
    'Podmiot2',
    element('DaneIdentyfikacyjne', identity(buyer.tax), upTo('Nazwa', buyer.name, 512)),
    addressOf(buyer),
    contactOf(buyer),
    text('JST', 2),
    text('GV', 2),
  )
}

/** The market that issues in the seller's name: role 5. */
export function issuerNode({ issuer }: DocumentContent): Node | null {
  if (!issuer) return null
  return element(
    'Podmiot3',
    element('DaneIdentyfikacyjne', text('NIP', nipOf(issuer)), upTo('Nazwa', issuer.name, 512)),
    addressOf(issuer),
    contactOf(issuer),
    text('Rola', 5),
  )
}
