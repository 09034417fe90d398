import type { ProviderDescriptor } from '../descriptor.ts'
import { WORD } from '../field.ts'

export const paypal: ProviderDescriptor = {
  sandbox: false,
  fields: [
    { name: 'clientId', secret: false, shape: WORD },
    { name: 'clientSecret', secret: true, shape: WORD },
    { name: 'webhookId', secret: false, shape: WORD },
  ],
}
