import type { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { findNotes } from '../store/notes.ts'
import { findPasskeys } from '../store/passkeys.ts'
import { findProfile } from '../store/profiles.ts'
import { findAuthenticator } from '../store/second-factors.ts'
import { findSessions } from '../store/sessions.ts'
import { findEmailChange } from '../store/tokens.ts'
import type { personFile } from './contract.ts'
import { readRow } from './suspend.ts'

export type PersonFile = z.infer<typeof personFile>

const NOTES_SHOWN = 100
const SESSIONS_SHOWN = 50

/** All that the operator's people see of an account; `user_not_found`. */
export async function readPerson(deps: Deps, actor: Actor | undefined, userId: string): Promise<PersonFile> {
  requireOperator(actor)
  const row = await readRow(deps, userId)
  const now = deps.now()
  const [found, sessions, change, authenticator, passkeys, notes] = await Promise.all([
    findProfile(deps.db, userId),
    findSessions(deps.db, userId, now),
    findEmailChange(deps.db, userId, now),
    findAuthenticator(deps.db, userId),
    findPasskeys(deps.db, userId),
    findNotes(deps.db, userId, NOTES_SHOWN),
  ])
  const { phone, locale, companyId, hasPassword } = must(found, 'the profile of an account')
  return {
    ...row,
    ...{ phone, locale, companyId, hasPassword },
    pendingEmail: change?.email ?? null,
    authenticator: authenticator?.confirmed ?? false,
    passkeys: passkeys.length,
    sessions: sessions.slice(0, SESSIONS_SHOWN).map(({ device, network, createdAt, lastSeenAt }) => ({
      device,
      network,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  }
}
