import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'

type Typed = Readonly<Record<string, string>>

/** What the form knows of the keys. Those of the demo are none of one's own: the form begins empty, and what is saved replaces them all. */
type Kept = Pick<ProviderKeys, 'fields' | 'standIn'>

/** What the fields of the form hold at first: public values; secrets are never shown again. */
export function typedOf({ fields, standIn }: Kept): Typed {
  return Object.fromEntries(fields.map(({ name, value }) => [name, standIn ? '' : (value ?? '')]))
}

/** What is sent: a secret that is left empty stays as it is, a public value that is emptied goes, what was not touched is left out. */
export function keysToSend({ fields, standIn }: Kept, typed: Typed): Record<string, string> {
  const sent = fields.flatMap(({ name, secret, value }): [string, string][] => {
    const text = (typed[name] ?? '').trim()
    const same = secret ? text === '' : text === (standIn ? '' : (value ?? ''))
    return same ? [] : [[name, text]]
  })
  return Object.fromEntries(sent)
}
