import type { TextKey } from '../../../../texts/registry.ts'

/** Names of the providers' fields, as the providers call them. */
const WORDS: Readonly<Record<string, TextKey<'configuration'>>> = {
  publishableKey: 'key_publishableKey',
  secretKey: 'key_secretKey',
  webhookSecret: 'key_webhookSecret',
  clientId: 'key_clientId',
  clientSecret: 'key_clientSecret',
  webhookId: 'key_webhookId',
  shopId: 'key_shopId',
  apiKey: 'key_apiKey',
  crcKey: 'key_crcKey',
}

export const keyWord = (name: string): TextKey<'configuration'> => WORDS[name] ?? 'keyAny'
