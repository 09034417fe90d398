import type { Locale } from '../../src/values/locale.ts'
import { foldText } from '../../src/values/text-fold.ts'
import { TOWNS } from '../data/towns.ts'
import { PERSONAS } from '../personas.ts'
import type { Random } from '../random.ts'

/** Somebody who bought in the past year. `account`: has one, else a guest. */
export type Customer = {
  firstName: string
  lastName: string
  email: string
  phone: string
  locale: Locale
  account: boolean
  address: { firstName: string; lastName: string; street: string; postalCode: string; city: string; country: string }
  /** What is to stand on an invoice. */
  invoice: { name: string; taxId: string; address: string } | null
}

const WOMEN = 'Anna Katarzyna Małgorzata Agnieszka Barbara Ewelina Joanna Monika Zofia Aleksandra Natalia Iga'.split(
  ' ',
)
const MEN = 'Piotr Krzysztof Tomasz Jakub Michał Łukasz Grzegorz Marcin Wojciech Rafał Kacper Bartłomiej'.split(' ')
/** A man's and a woman's name. */
const SURNAMES = [
  ...['Nowak', 'Wójcik', 'Mazur', 'Krawczyk', 'Zając', 'Pawlak', 'Duda', 'Sikora', 'Baran', 'Szewczyk'].map((n) => [
    n,
    n,
  ]),
  ...[
    'Kowalsk',
    'Wiśniewsk',
    'Lewandowsk',
    'Kamińsk',
    'Zielińsk',
    'Szymańsk',
    'Dąbrowsk',
    'Jankowsk',
    'Wrona-Pieślak-Grzędzińsk',
  ].map((n) => [`${n}i`, `${n}a`]),
] as [string, string][]
const STREETS = 'Lipowa Ogrodowa Polna Szkolna Długa Kolejowa Parkowa Słoneczna Leśna Kwiatowa'.split(' ')
const ABROAD = [
  ['Jürgen', 'Schäfer-Großmann', 'Straße des 17. Juni 135', '10623', 'Berlin', 'DE', '+49 30 5550123', 'de-DE'],
  ['Ute', 'Lindner', 'Königsbrücker Str. 61', '01099', 'Dresden', 'DE', '+49 351 5550145', 'de-DE'],
  ['Ondřej', 'Dvořák', 'Vinohradská 48', '120 00', 'Praha', 'CZ', '+420 601 555 012', 'en-US'],
  ['Emily', 'Carter', 'Leopoldstraße 9', '80802', 'München', 'DE', '+49 89 5550177', 'en-US'],
] as const
const FIRMS = [
  ['Studio Projektowe Kreska sp. z o.o.', '9000001808'],
  ['Biuro Rachunkowe Saldo Plus', '9000001872'],
  ['Przedsiębiorstwo Wielobranżowe „Śruba i Wspólnicy” Zakład Obróbki Skrawaniem sp. z o.o. sp. k.', '9000001949'],
] as const

const plain = (text: string) => foldText(text).replace(/[^a-z]/g, '')

/** The buyers of the demo; Hanna, who logs in, is the first of them. Addresses of nobody. */
export function customers(luck: Random): Customer[] {
  const hanna: Customer = {
    ...PERSONAS.buyer,
    ...{ locale: 'pl-PL', account: true, invoice: null },
    address: { ...PERSONAS.buyer.address, firstName: PERSONAS.buyer.firstName, lastName: PERSONAS.buyer.lastName },
  }
  const abroad = ABROAD.map(
    ([firstName, lastName, street, postalCode, city, country, phone, locale]): Customer => ({
      ...{ firstName, lastName, phone, locale, account: false, invoice: null },
      email: `${plain(firstName)}.${plain(lastName)}@example.org`,
      address: { firstName, lastName, street, postalCode, city, country },
    }),
  )
  const others = Array.from({ length: 130 }, (_, index) => polish(luck, index))
  return [hanna, ...abroad, ...others]
}

function polish(luck: Random, index: number): Customer {
  const isWoman = luck.chance(0.5)
  const firstName = luck.pick(isWoman ? WOMEN : MEN)
  const lastName = luck.pick(SURNAMES)[isWoman ? 1 : 0]
  const [, city, , , post] = luck.pick(TOWNS)
  const street = `ul. ${luck.pick(STREETS)} ${luck.int(1, 120)}${luck.chance(0.5) ? `/${luck.int(1, 40)}` : ''}`
  const postalCode = `${post}${String(luck.int(1, 99)).padStart(2, '0')}`
  const firm = index % 11 === 3 ? luck.pick(FIRMS) : undefined
  return {
    ...{ firstName, lastName, locale: index % 19 === 7 ? 'en-US' : 'pl-PL', account: index % 6 === 0 },
    email: `${plain(firstName)}.${plain(lastName)}${index}@example.com`,
    phone: `+48 ${luck.int(501, 799)} 555 ${String(luck.int(0, 999)).padStart(3, '0')}`,
    address: { firstName, lastName, street, postalCode, city, country: 'PL' },
    invoice: firm ? { name: firm[0], taxId: firm[1], address: `${street}, ${postalCode} ${city}` } : null,
  }
}
