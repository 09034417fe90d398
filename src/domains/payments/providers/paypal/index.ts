import type { ProviderDescriptor } from '../descriptor.ts'
import { WORD } from '../field.ts'
import { paypalProvider } from './adapter.ts'

/** A PayPal account, or a card on PayPal's page. Money goes back within 180 days. */
export const paypal: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'clientId', secret: false, shape: WORD },
    { name: 'clientSecret', secret: true, shape: WORD },
    { name: 'webhookId', secret: false, shape: WORD },
  ],
  methods: ['wallet', 'card'],
  limits: {
    PLN: { least: 100, most: 99_999_999 },
    EUR: { least: 100, most: 99_999_999 },
    USD: { least: 100, most: 99_999_999 },
  },
  arrives: 'atOnce',
  refunds: { part: true, days: 180 },
  split: false,
  testEnvironment: true,
  addresses: { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' },
  connect: (deps, connection) => paypalProvider(deps, connection),
}
