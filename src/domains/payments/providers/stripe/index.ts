import type { ProviderDescriptor } from '../descriptor.ts'

/** Cards, BLIK. */
export const stripe: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'publishableKey', secret: false, shape: /^pk_\w{4,500}$/ },
    { name: 'secretKey', secret: true, shape: /^(sk|rk)_\w{4,500}$/ },
    { name: 'webhookSecret', secret: true, shape: /^whsec_[\w+/=-]{4,500}$/ },
  ],
}
