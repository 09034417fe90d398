import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { type Listener, listenTo } from '../db/listen.ts'
import type { Log } from '../log/log.ts'

const CHANNEL = 'obieg_cache'
/** A notice of PostgreSQL holds under 8000 bytes. */
const TAGS_PER_NOTICE = 200

/** Tells every process, when the transaction commits, that what carries these tags has changed. */
export async function invalidateTags(db: Database, tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTICE) {
    const part = tags.slice(start, start + TAGS_PER_NOTICE).join(',')
    await sql`select pg_notify(${CHANNEL}, ${part})`.execute(db)
  }
}

/** Hears of changed tags. After a lost connection everything counts as changed: notices may have been missed. */
export function hearTags(onTags: (tags: string[] | 'all') => void): Listener {
  return {
    channel: CHANNEL,
    onNotice: (payload) => onTags(payload.split(',')),
    onLost: () => onTags('all'),
  }
}

/** Listens for changed tags alone. Returns the function that stops listening. */
export function listenForTags(
  options: pg.ClientConfig,
  log: Log,
  onTags: (tags: string[] | 'all') => void,
): Promise<() => Promise<void>> {
  return listenTo(options, log, [hearTags(onTags)])
}
