import type { ProviderDescriptor } from '../descriptor.ts'
import { DIGITS, WORD } from '../field.ts'

/** BLIK, transfers of all Polish banks, cards. */
export const przelewy24: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'shopId', secret: false, shape: DIGITS },
    { name: 'apiKey', secret: true, shape: WORD },
    { name: 'crcKey', secret: true, shape: WORD },
  ],
  methods: ['blik', 'transfer', 'card'],
  limits: { PLN: { least: 1, most: 99_999_999 } },
  arrives: 'atOnce',
  refunds: { part: true, days: null },
  split: false,
  addresses: { live: 'https://secure.przelewy24.pl', test: 'https://sandbox.przelewy24.pl' },
}
