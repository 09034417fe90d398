import type { Deps } from '../../platform/deps.ts'
import { eraseRecipient, moveRecipient, purgeMails } from './store/outgoing.ts'

const CONTENT_DAYS = 14
const ROW_DAYS = 90

/** What a mail says is erased after two weeks at the latest, that it was sent is forgotten after three months. */
export function purgeOldMails(deps: Pick<Deps, 'db'>): Promise<void> {
  return purgeMails(deps.db, { contents: CONTENT_DAYS, rows: ROW_DAYS })
}

/** Erases what was written to an address, and the address, in the caller's transaction. What still waits is never sent. */
export function eraseMailsTo(deps: Pick<Deps, 'db'>, address: string): Promise<void> {
  return eraseRecipient(deps.db, address)
}

/** A person has another address: her mails are those of the new one, in the caller's transaction. Only the last to the old one goes there. */
export function moveMailsTo(deps: Pick<Deps, 'db'>, from: string, to: string): Promise<void> {
  return moveRecipient(deps.db, from, to)
}
