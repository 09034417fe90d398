import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { COUNTRIES } from '../../../values/countries.ts'
import type { FieldError } from '../../../values/failure.ts'
import { othersGiven } from '../../../values/locale.ts'
import { postalProblem } from '../../../values/postal-code.ts'
import { isTaxId, plainTaxId } from '../../../values/tax-id.ts'
import { inForm } from '../../../values/text-fold.ts'
import { isVatId, plainVatId, vatPrefix } from '../../../values/vat-id.ts'
import type { CompanyData } from '../contract.ts'

/** Written as one thing whatever was typed: numbers without spaces and dashes, an empty answer as none. */
export function normalizeCompany(data: CompanyData): CompanyData {
  const { country } = data
  return {
    ...data,
    name: oneLine(data.name),
    shortName: oneLine(data.shortName),
    street: oneLine(data.street),
    city: oneLine(data.city),
    postalCode: normalizePostalCode(data.postalCode, country),
    taxId: normalizeTaxNumber(data.taxId, country),
    vatId: plainVatId(data.vatId ?? '', country) || null,
    registerName: oneLine(data.registerName ?? '') || null,
    registerNumber: oneLine(data.registerNumber ?? '') || null,
    bdoNumber: (data.bdoNumber ?? '').replace(/^\s*BDO/i, '').replaceAll(/[\s.:-]/g, '') || null,
    phone: oneLine(data.phone),
    website: data.website || null,
    bankIban: normalizeIban(data.bankIban ?? '', country) || null,
    bankBic: (data.bankBic ?? '').replaceAll(/\s/g, '').toUpperCase() || null,
    bankHolder: oneLine(data.bankHolder ?? '') || null,
    about: {
      'pl-PL': data.about['pl-PL'],
      ...othersGiven((locale) => data.about[locale]),
    },
  }
}

/** What is wrong with tidied data, field by field. */
export function companyProblems(data: CompanyData): FieldError[] {
  const problems: [field: keyof CompanyData, code: string, isRight: boolean][] = [
    ['country', 'invalid', COUNTRIES.includes(data.country)],
    ['taxId', 'tax_id_invalid', isTaxId(data.taxId, data.country)],
    ['vatId', 'vat_id_invalid', data.vatId === null || (isVatId(data.vatId) && agreesWithTaxId(data.vatId, data))],
    ['bdoNumber', 'bdo_invalid', data.bdoNumber === null || /^\d{9}$/.test(data.bdoNumber)],
    ['bankIban', 'iban_invalid', data.bankIban === null || isValidIBAN(data.bankIban)],
    ['bankBic', 'bic_invalid', data.bankBic === null || isValidBIC(data.bankBic)],
  ]
  const unfit = postalProblem(data.postalCode, data.country)
  return [
    ...(unfit ? [{ field: 'postalCode', ...unfit }] : []),
    ...problems.filter(([, , isRight]) => !isRight).map(([field, code]) => ({ field, code })),
  ]
}

/** Fields that say something else, compared as they are stored. */
export function changedFields(before: CompanyData, after: CompanyData): (keyof CompanyData)[] {
  const print = (value: unknown) => JSON.stringify(value, Object.keys(Object(value)).sort())
  return (Object.keys(after) as (keyof CompanyData)[]).filter((field) =>
    typeof after[field] === 'object' ? print(before[field]) !== print(after[field]) : before[field] !== after[field],
  )
}

const oneLine = (text: string) => inForm('NFC', text).replaceAll(/\s+/g, ' ').trim()

function normalizePostalCode(text: string, country: string): string {
  const plain = oneLine(text.toUpperCase())
  return country === 'PL' ? plain.replace(/^(\d{2})[\s-]?(\d{3})$/, '$1-$2') : plain
}

/** One company writes its number in one way: `DE 136 695 976` and `136695976` are the same. */
export function normalizeTaxNumber(text: string, country: string): string {
  // Greeks write their country's own letters, too.
  const prefixes = country === 'GR' ? ['EL', 'GR'] : [vatPrefix(country)]
  let plain = plainTaxId(text)
  while (/\d/.test(plain) && prefixes.some((prefix) => prefix && plain.startsWith(prefix))) plain = plain.slice(2)
  return plain
}

/** Polish banks print their numbers without the country. */
function normalizeIban(text: string, country: string): string {
  const plain = electronicFormatIBAN(text) ?? ''
  return country === 'PL' && /^\d{26}$/.test(plain) ? `PL${plain}` : plain
}

/** The VAT number of Poland is the NIP with the country before it. */
function agreesWithTaxId(vatId: string, { country, taxId }: CompanyData): boolean {
  return country !== 'PL' || !vatId.startsWith('PL') || vatId === `PL${taxId}`
}
