import type { Deps } from '../../platform/deps.ts'
import { answeredWithin } from '../../platform/limits/answered-within.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { findCompany, requireMember } from '../companies/index.ts'
import { causeOf, isNoAnswer, openKsef } from './adapters/ksef.ts'
import { taxOf } from './rules/parties.ts'
import { clearTokenRefused, findKsefAccess } from './store/ksef.ts'

/** Milliseconds. */
const PATIENCE = 20_000
const TRIES = defineLimit({ name: 'ksef-test', attempts: 20, seconds: 3600 })

/**
 * Logs in to KSeF with the token that is kept, and sends nothing. Where sending is off, to the real system. `ksef_token_required`,
 * `ksef_no_test`, `ksef_token_refused`, `ksef_unavailable`.
 */
export async function tryKsef(deps: Deps, actor: Actor | undefined, companyId: number): Promise<{ works: true }> {
  requireMember(deps, actor, companyId, 'invoices.settings')
  const { taxId, country } = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  const tax = taxOf(taxId, country)
  if (tax.kind !== 'nip') throw invalidField('mode', 'ksef_only_poland')
  const access = await findKsefAccess(deps.db, companyId)
  if (!access?.token) throw invalidField('token', 'ksef_token_required')
  const { url } = deps.config.ksef[access.mode === 'off' ? 'production' : access.mode]
  if (!url) throw invalidField('mode', 'ksef_no_test')
  await deps.limits.count(TRIES, String(companyId))
  try {
    await answeredWithin(PATIENCE, openKsef({ url, nip: tax.number, token: deps.secrets.open(access.token) }))
  } catch (error) {
    deps.log.warn({ company: companyId, ksefTested: describeError(error).message })
    if (isNoAnswer(error) && causeOf(error) === 'token') throw invalidField('token', 'ksef_token_refused')
    throw new Failure('unavailable', 'ksef_unavailable')
  }
  await clearTokenRefused(deps.db, companyId)
  return { works: true }
}
