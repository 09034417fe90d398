import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetOld } from './forget-old.ts'
import { sendEmailLinks } from './own-account/change-email.ts'
import { sendRecovery } from './recovery/recover-password.ts'
import type { SealedPayload } from './sealed-payload.ts'
import { sendCode } from './signing-up/resend-code.ts'

export const accountsJobs = (deps: Deps): JobKind[] => [
  { name: 'accounts.sendCode', run: (payload: SealedPayload) => sendCode(deps, payload) },
  { name: 'accounts.sendRecovery', run: (payload: SealedPayload) => sendRecovery(deps, payload) },
  { name: 'accounts.sendEmailLinks', run: (payload: SealedPayload) => sendEmailLinks(deps, payload) },
  { name: 'accounts.forgetOld', run: () => forgetOld(deps) },
]
