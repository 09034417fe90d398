import type { Deps } from '../../../platform/deps.ts'
import type { KeyedProvider, PaymentProviderCode, ProviderFieldName } from '../contract.ts'
import type { ProviderField } from '../providers/field.ts'

/** A secret lies sealed; `last4` tells people which one it is. */
export type SavedField = { value?: string; sealed?: string; last4?: string; changedAt: string }
export type StoredKeys = {
  test: boolean
  fields: Record<string, SavedField>
  /** Of the demo's own stand-in: entered by the program, and good for nothing else. */
  standIn?: true
}
export const NO_KEYS: StoredKeys = { test: true, fields: {} }

/** Settings in which keys lie begin with it. */
export const KEYS_PREFIX = 'paymentOperator.'
/** The path of this market under which the pages of the demo's stand-in stand. */
export const standInPages = (provider: PaymentProviderCode) => `/sandbox-pay/${provider}`
export const keysSetting = (provider: KeyedProvider) => `${KEYS_PREFIX}${provider}`

/**
 * The keys of a provider in clear. `incomplete`: a field is missing. `unreadable`: a secret was sealed under another master key than this
 * installation's.
 */
export function openKeys(
  { secrets }: Pick<Deps, 'secrets'>,
  fields: readonly ProviderField[],
  stored: StoredKeys | undefined,
): Partial<Record<ProviderFieldName, string>> | 'incomplete' | 'unreadable' {
  const values: Partial<Record<ProviderFieldName, string>> = {}
  for (const { name, optional } of fields) {
    try {
      const value = openField(secrets, stored?.fields[name])
      if (value === undefined && !optional) return 'incomplete'
      if (value !== undefined) values[name] = value
    } catch {
      return 'unreadable'
    }
  }
  return values
}

function openField(secrets: Deps['secrets'], saved: SavedField | undefined): string | undefined {
  if (saved?.sealed === undefined) return saved?.value
  return secrets.open(Buffer.from(saved.sealed, 'base64'))
}
