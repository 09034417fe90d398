import type { Deps } from '../../../platform/deps.ts'
import { answeredWithin } from '../../../platform/limits/answered-within.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { KeyedProvider } from '../contract.ts'
import { PROVIDERS } from '../providers/index.ts'
import { readStandings, requireProvider } from '../providers-in-use.ts'

/** Milliseconds. */
const PATIENCE = 8000

/**
 * Asks a provider with the keys that are kept. Fails with what is wrong: keys missing, unreadable, refused or of the other environment, or
 * `provider_unavailable` when it does not answer. `asked`: false where there is nobody to ask, and only what was entered could be looked at.
 */
export async function testConnection(
  deps: Deps,
  actor: Actor | undefined,
  code: KeyedProvider,
): Promise<{ works: true; asked: boolean }> {
  requireOperator(actor)
  const standing = (await readStandings(deps)).find((one) => one.code === code)
  if (standing?.state === 'incomplete') throw new Failure('invalid', 'provider_keys_missing')
  const provider = await requireProvider(deps, code)
  try {
    await answeredWithin(PATIENCE, provider.test())
  } catch (error) {
    if (error instanceof Failure) throw error
    deps.log.warn({ provider: code, tested: describeError(error).message })
    throw new Failure('unavailable', 'provider_unavailable')
  }
  return { works: true, asked: PROVIDERS[code].addresses.live !== '' }
}
