import { CURRENCIES, type Minor } from '../../../values/money.ts'
import type { Told } from './dpi-file.ts'

/** Columns of the table beside the file, for who compares; amounts to the grosz. */
export const CSV_COLUMNS = [
  ...['company_id', 'said', 'reference', 'corrects', 'kind', 'name', 'first_name', 'last_name', 'birth_date'],
  ...['street', 'postal_code', 'city', 'country', 'residences', 'tax_numbers', 'vat_number', 'register_number'],
  ...['establishments', 'account', 'account_holder', 'currency', 'quarter', 'consideration', 'activities', 'fees'],
] as const

const decimal = (amount: Minor) => (amount / 100).toFixed(2)

/** One row a seller, currency and quarter. */
export function csvRows(companyId: number, { said, reference, corrects, seller, figures }: Told): string[][] {
  const who = [
    ...[String(companyId), said, reference ?? '', corrects ?? '', seller.kind, seller.name],
    ...[seller.firstName ?? '', seller.lastName ?? '', seller.birthDate ?? ''],
    ...[seller.street, seller.postalCode, seller.city, seller.country, seller.residences.join(' ')],
    seller.tins.map(({ country, number }) => `${country}:${number}`).join(' '),
    ...[seller.vatId ?? '', seller.registerNumber ?? '', seller.establishments.join(' ')],
    ...[seller.iban ?? '', seller.holder ?? ''],
  ]
  return CURRENCIES.flatMap((currency) =>
    (figures[currency] ?? []).map(({ consideration, activities, fees }, at) => [
      ...who,
      ...[currency, String(at + 1), decimal(consideration), String(activities), decimal(fees)],
    ]),
  )
}
