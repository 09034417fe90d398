import { electronicFormatIBAN } from 'ibantools'
import { CURRENCIES, type Currency } from '../../../../values/money.ts'
import { must } from '../../../../values/must.ts'
import type { ProviderConnection, ProviderDescriptor } from '../descriptor.ts'
import { bankTransferProvider } from './adapter.ts'
import { isIban } from './iban.ts'

const NAME = /^[^\p{Cc}]{2,140}$/u
const IBAN = { test: isIban }
const DAYS = /^(?:[1-9]|1[0-4])$/

type Values = ProviderConnection['values']

/** The market's account for a currency, without spaces; undefined where the operator entered none. */
export function ibanOf(values: Values, currency: Currency): string | undefined {
  const iban = values[`iban${currency}`]
  return iban === undefined ? undefined : must(electronicFormatIBAN(iban), `the account for ${currency}`)
}

/** A transfer to the market's own bank account, known by its title when the bank's statement is imported. Nobody is asked. */
export const bankTransfer: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'accountHolder', secret: false, shape: NAME },
    { name: 'bankName', secret: false, shape: NAME },
    { name: 'ibanPLN', secret: false, shape: IBAN, optional: true },
    { name: 'ibanEUR', secret: false, shape: IBAN, optional: true },
    { name: 'ibanUSD', secret: false, shape: IBAN, optional: true },
    { name: 'transferDays', secret: false, shape: DAYS },
  ],
  methods: ['transfer'],
  limits: Object.fromEntries(CURRENCIES.map((currency) => [currency, { least: 1, most: 99_999_999_999 }])),
  currencies: (values) => CURRENCIES.filter((currency) => ibanOf(values, currency)),
  arrives: 'days',
  refunds: { part: true, days: null },
  split: false,
  testEnvironment: false,
  addresses: { live: '', test: '' },
  connect: (_, connection) => bankTransferProvider(connection),
}
