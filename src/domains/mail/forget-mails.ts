import type { Deps } from '../../platform/deps.ts'
import { eraseRecipient, forgetMails } from './store/outgoing.ts'

const CONTENT_DAYS = 14
const ROW_DAYS = 90

/** What a mail says is erased after two weeks at the latest, that it was sent is forgotten after three months. */
export function forgetOldMails(deps: Pick<Deps, 'db'>): Promise<void> {
  return forgetMails(deps.db, { contents: CONTENT_DAYS, rows: ROW_DAYS })
}

/** Erases what was written to an address, and the address, in the caller's transaction. What still waits is never sent. */
export function eraseMailsTo(deps: Pick<Deps, 'db'>, address: string): Promise<void> {
  return eraseRecipient(deps.db, address)
}
