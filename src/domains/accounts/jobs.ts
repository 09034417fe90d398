import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { forgetOld } from './forget-old.ts'
import { sendEmailLinks } from './own-account/change-email.ts'
import { sendRecovery } from './recovery/recover-password.ts'
import type { SealedPayload } from './sealed-payload.ts'
import { sendCode } from './signing-up/resend-code.ts'

/** Somebody sits and waits for these letters. */
export const accountsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    { name: 'accounts.sendCode', priority: -10, run: (payload: SealedPayload) => sendCode(deps, payload) },
    { name: 'accounts.sendRecovery', priority: -10, run: (payload: SealedPayload) => sendRecovery(deps, payload) },
    { name: 'accounts.sendEmailLinks', priority: -10, run: (payload: SealedPayload) => sendEmailLinks(deps, payload) },
    { name: 'accounts.forgetOld', lane: 'general', run: () => forgetOld(deps) },
  ])
