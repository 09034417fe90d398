import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { LiveKind } from './contract.ts'

export const LIVE_CHANNEL = 'obieg_live'
/** A notice of PostgreSQL holds under 8000 bytes. */
const ACCOUNTS_PER_NOTICE = 150

/** `session`: some session of these people has ended. */
export type Told = LiveKind | 'session'

/**
 * Tells the browsers of these people, in all processes and when the transaction commits, that what they have unread of a kind may have
 * changed. Costs one statement; nobody has to be there to hear it. What is told is only whose and which: each process counts anew for those
 * who look, by the reader that `market.ts` names for the kind.
 */
export async function notifyLive(
  { db }: Pick<Deps, 'db'>,
  accountIds: readonly string[],
  kind: LiveKind | 'session',
): Promise<void> {
  const ids = [...new Set(accountIds)]
  for (let start = 0; start < ids.length; start += ACCOUNTS_PER_NOTICE) {
    const payload = `${kind}:${ids.slice(start, start + ACCOUNTS_PER_NOTICE).join(',')}`
    await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(db)
  }
}

/** Whose browsers are to be told of what, as a notice of the channel says it. */
export function readTold(payload: string): { kind: Told; accountIds: string[] } {
  const colon = payload.indexOf(':')
  return { kind: payload.slice(0, colon) as Told, accountIds: payload.slice(colon + 1).split(',') }
}
