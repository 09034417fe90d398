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
}
