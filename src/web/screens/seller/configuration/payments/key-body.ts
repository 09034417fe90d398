import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'

type Typed = Readonly<Record<string, string>>

/** What the fields of the form hold at first: public values; secrets are never shown again. */
export function typedOf({ fields }: Pick<ProviderKeys, 'fields'>): Typed {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']))
}

/** What is sent: a secret that is left empty stays as it is, a public value that is emptied goes, what was not touched is left out. */
export function keysToSend({ fields }: Pick<ProviderKeys, 'fields'>, typed: Typed): Record<string, string> {
  const sent = fields.flatMap(({ name, secret, value }): [string, string][] => {
    const text = (typed[name] ?? '').trim()
    const same = secret ? text === '' : text === (value ?? '')
    return same ? [] : [[name, text]]
  })
  return Object.fromEntries(sent)
}
