/** B10, E15: what each payment provider wants to know. Public values are shown again, secrets never. */
export const KEYED_PROVIDERS = ['stripe', 'paypal', 'przelewy24'] as const
export type KeyedProvider = (typeof KEYED_PROVIDERS)[number]

export type ProviderField = { name: string; secret: boolean; shape: RegExp }

const word = /^[\w.+/=-]{4,500}$/
const digits = /^\d{1,12}$/

/** Shapes are wide where providers document none: a key that looks odd is better kept than refused. */
export const PROVIDER_FIELDS: Readonly<Record<KeyedProvider, readonly ProviderField[]>> = {
  stripe: [
    { name: 'publishableKey', secret: false, shape: /^pk_\w{4,500}$/ },
    { name: 'secretKey', secret: true, shape: /^(sk|rk)_\w{4,500}$/ },
    { name: 'webhookSecret', secret: true, shape: /^whsec_[\w+/=-]{4,500}$/ },
  ],
  paypal: [
    { name: 'clientId', secret: false, shape: word },
    { name: 'clientSecret', secret: true, shape: word },
    { name: 'webhookId', secret: false, shape: word },
  ],
  przelewy24: [
    { name: 'shopId', secret: false, shape: digits },
    { name: 'apiKey', secret: true, shape: word },
    { name: 'crcKey', secret: true, shape: word },
  ],
}
