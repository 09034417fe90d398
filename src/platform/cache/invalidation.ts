import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/database.ts'
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

/**
 * Listens for changed tags. After a lost connection everything counts as changed: notices may have been missed.
 * Returns the function that stops listening.
 */
export async function listenForTags(
  options: pg.ClientConfig,
  log: Log,
  onTags: (tags: string[] | 'all') => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const listen = async (): Promise<void> => {
    const next = new pg.Client(options)
    client = next
    next.on('notification', (notice) => onTags((notice.payload ?? '').split(',')))
    next.on('error', (error) => log.warn({ cacheListener: error.message }))
    next.on('end', () => {
      onTags('all')
      if (!stopped)
        setTimeout(() => void listen().catch((error) => log.warn({ cacheListener: error.message })), 1000).unref()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
  }
  await listen()
  return async () => {
    stopped = true
    await client?.end()
  }
}
