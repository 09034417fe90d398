import type { ProviderDescriptor } from '../descriptor.ts'
import { WORD } from '../field.ts'
import { przelewy24Provider } from './adapter.ts'

/** The merchant's number; where the shop (POS) has another one, that behind a slash: `12345/67890`. */
const SHOP = /^\d{1,12}(?:\/\d{1,12})?$/

/** BLIK, transfers of all Polish banks, cards, wallets, all on its page. Złoty alone: other currencies need another contract with it. */
export const przelewy24: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'shopId', secret: false, shape: SHOP },
    { name: 'apiKey', secret: true, shape: WORD },
    { name: 'crcKey', secret: true, shape: WORD },
  ],
  methods: ['blik', 'transfer', 'card', 'wallet'],
  limits: { PLN: { least: 1, most: 99_999_999 } },
  arrives: 'atOnce',
  refunds: { part: true, days: null },
  split: false,
  testEnvironment: true,
  addresses: { live: 'https://secure.przelewy24.pl', test: 'https://sandbox.przelewy24.pl' },
  connect: (deps, connection) => przelewy24Provider(deps, connection),
}
