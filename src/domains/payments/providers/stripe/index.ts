import type { ProviderDescriptor } from '../descriptor.ts'
import { stripeProvider } from './adapter.ts'

/** Cards and BLIK on Stripe's own page. Least amounts are those of Stripe; more than eight digits it does not take. */
export const stripe: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'publishableKey', secret: false, shape: /^pk_\w{4,500}$/ },
    { name: 'secretKey', secret: true, shape: /^(sk|rk)_\w{4,500}$/ },
    { name: 'webhookSecret', secret: true, shape: /^whsec_[\w+/=-]{4,500}$/ },
  ],
  methods: ['card', 'blik', 'wallet'],
  limits: {
    PLN: { least: 200, most: 99_999_999 },
    EUR: { least: 50, most: 99_999_999 },
    USD: { least: 50, most: 99_999_999 },
  },
  arrives: 'atOnce',
  refunds: { part: true, days: null },
  // From memory of its manual, unverified: the files of a dispute together, and its text.
  evidence: { bytes: 4_500_000, characters: 20_000 },
  split: true,
  testEnvironment: true,
  // One host: the keys decide whether it is real money.
  addresses: { live: 'https://api.stripe.com', test: 'https://api.stripe.com' },
  connect: stripeProvider,
}
