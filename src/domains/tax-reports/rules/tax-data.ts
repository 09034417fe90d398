import type { FieldError } from '../../../values/failure.ts'
import { isNip, isTaxId, plainTaxId } from '../../../values/tax-id.ts'

/** An entity (a company with a register), or one person in trade. */
export const SELLER_KINDS = ['entity', 'person'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]

export type Tin = { country: string; number: string }
/** What a company is asked beside what it has said of itself. */
export type TaxData = {
  kind: SellerKind
  firstName: string | null
  lastName: string | null
  /** YYYY-MM-DD. */
  birthDate: string | null
  /** Countries of residence for taxes. */
  residences: string[]
  /** Beside the number that the company is registered with. */
  tins: Tin[]
  /** Countries of the Union with a fixed establishment, beside the one it sits in. */
  establishments: string[]
}

/** What the market knows already. */
export type KnownParty = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  vatId: string | null
  registerName: string | null
  registerNumber: string | null
  iban: string | null
  holder: string | null
}

/** What may be missing; each is named on the page, with where it is entered. */
export const MISSING = ['kind', 'names', 'birthDate', 'residences', 'tins', 'registerNumber', 'account'] as const
export type Missing = (typeof MISSING)[number]
export const isMissing = (word: string): word is Missing => (MISSING as readonly string[]).includes(word)

export const UNION = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** What a tax office would still have to know. `data`: null where nothing was said yet. */
export function missingOf(known: KnownParty, data: TaxData | null): Missing[] {
  const account: Missing[] = known.iban === null ? ['account'] : []
  if (!data) return ['kind', 'residences', ...account]
  const numbered = new Set([known.country, ...data.tins.map(({ country }) => country)])
  const isPerson = data.kind === 'person'
  const missing: [Missing, boolean][] = [
    ['names', isPerson && !(data.firstName && data.lastName)],
    ['birthDate', isPerson && data.birthDate === null],
    ['residences', data.residences.length === 0],
    ['tins', data.residences.some((country) => !numbered.has(country))],
    ['registerNumber', !isPerson && known.registerNumber === null],
  ]
  return [...missing.flatMap(([name, isIt]) => (isIt ? [name] : [])), ...account]
}

/** Numbers without spaces and dashes, countries once; of an entity nothing of a person, of a person no establishments. */
export function normalizeTaxData(data: TaxData): TaxData {
  const isPerson = data.kind === 'person'
  const once = (countries: readonly string[]) => [...new Set(countries)]
  const tins = data.tins.map(({ country, number }) => ({ country, number: plainTaxId(number) }))
  return {
    kind: data.kind,
    firstName: isPerson ? data.firstName || null : null,
    lastName: isPerson ? data.lastName || null : null,
    birthDate: isPerson ? data.birthDate : null,
    residences: once(data.residences),
    tins: tins.filter((one, at) => tins.findIndex((other) => isSame(one, other)) === at),
    establishments: isPerson ? [] : once(data.establishments),
  }
}
const isSame = (one: Tin, other: Tin) => one.country === other.country && one.number === other.number

/** What is wrong with tidied data, field by field. `today`: a day of the market. */
export function taxDataProblems(data: TaxData, today: string): FieldError[] {
  const { birthDate, tins, establishments } = data
  const wrong = (field: string, code: string, isWrong: boolean): FieldError[] => (isWrong ? [{ field, code }] : [])
  return [
    ...wrong(
      'birthDate',
      'birth_date_invalid',
      birthDate !== null && (birthDate >= yearsBefore(today, 16) || birthDate < yearsBefore(today, 120)),
    ),
    ...tins.flatMap((tin, at) => wrong(`tins.${at}.number`, 'tax_id_invalid', !isTin(tin))),
    ...tins.flatMap((tin, at) => {
      const born = tin.country === 'PL' ? birthDateOf(tin.number) : undefined
      return wrong(
        `tins.${at}.number`,
        'pesel_of_another_day',
        born !== undefined && birthDate !== null && born !== birthDate,
      )
    }),
    ...wrong(
      'establishments',
      'invalid',
      establishments.some((country) => !UNION.includes(country)),
    ),
  ]
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
const isTin = ({ country, number }: Tin) =>
  country === 'PL' ? isNip(number) || birthDateOf(number) !== undefined : isTaxId(number, country)

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const
/** Added to the month by the century of birth. */
const CENTURIES: Readonly<Record<number, number>> = { 80: 18, 0: 19, 20: 20, 40: 21, 60: 22 }

/** The day that a Polish PESEL number tells (eleven digits, the last one checks); undefined: it is none. */
export function birthDateOf(number: string): string | undefined {
  if (!/^\d{11}$/.test(number)) return undefined
  const sum = PESEL_WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  if ((10 - (sum % 10)) % 10 !== Number(number[10])) return undefined
  const month = Number(number.slice(2, 4))
  const century = CENTURIES[Math.floor(month / 20) * 20]
  const day = `${century}${number.slice(0, 2)}-${String(month % 20).padStart(2, '0')}-${number.slice(4, 6)}`
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}
