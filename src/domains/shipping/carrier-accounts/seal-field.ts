import type { Deps } from '../../../platform/deps.ts'
import type { KeptField } from './store.ts'

/** A value as it is kept: a secret sealed, with what tells people which one it is. */
export function sealField({ secrets }: Pick<Deps, 'secrets'>, secret: boolean, value: string): KeptField {
  return secret ? { sealed: secrets.seal(value).toString('base64'), last4: value.slice(-4) } : { value }
}
