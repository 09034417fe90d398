import { ownAddress } from '../../../../platform/config/own-address.ts'
import { CURRENCIES } from '../../../../values/money.ts'
import type { ProviderDescriptor } from '../descriptor.ts'
import { sandboxProvider } from './adapter.ts'
import { sandboxSecret } from './secret.ts'

/** A provider inside this program that takes no money: the buyer decides on its page what happens. */
export const sandbox: ProviderDescriptor = {
  sandbox: true,
  fields: [],
  methods: [],
  limits: Object.fromEntries(CURRENCIES.map((currency) => [currency, { least: 1, most: 99_999_999_999 }])),
  arrives: 'atOnce',
  refunds: { part: true, days: null },
  split: false,
  testEnvironment: false,
  addresses: { live: '', test: '' },
  connect: (deps) =>
    sandboxProvider({ secret: () => sandboxSecret(deps), baseUrl: ownAddress(deps.config), now: deps.now }),
}
