import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { sendEmailLinks } from './own-account/change-email.ts'
import { purgeOld } from './purge-old.ts'
import { sendRecovery } from './recovery/recover-password.ts'
import type { SealedPayload } from './sealed-payload.ts'
import { sendCode } from './signing-up/resend-code.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'account.addressLeft': SealedPayload
  }
  interface Jobs {
    'accounts.sendCode': SealedPayload
    'accounts.sendRecovery': SealedPayload
    'accounts.sendEmailLinks': SealedPayload
    'accounts.forgetOld': Nothing
  }
}

/** Somebody sits and waits for these letters. */
export const accountsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    { name: 'accounts.sendCode', priority: -10, run: (payload) => sendCode(deps, payload) },
    { name: 'accounts.sendRecovery', priority: -10, run: (payload) => sendRecovery(deps, payload) },
    { name: 'accounts.sendEmailLinks', priority: -10, run: (payload) => sendEmailLinks(deps, payload) },
    { name: 'accounts.forgetOld', lane: 'general', everyMinute: true, run: () => purgeOld(deps) },
  ])
