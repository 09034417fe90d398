import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DiskSpace } from '../files/disk-space.ts'

export type Health = {
  isStopping: () => boolean
  disk: DiskSpace
  mail: () => string
  /** Whether a proxy that the configuration does not name stands before the program. */
  unnamedProxy: () => boolean
}

/**
 * `/healthz`: the process lives. `/readyz`: it can reach its database, can write, and is not stopping. How the mail server does is told
 * there, too, but a market without mail still serves its visitors.
 */
export function mountHealth(app: Hono, db: Database, { isStopping, disk, mail, unnamedProxy }: Health): void {
  const hints = () => ({
    mail: mail(),
    ...(unnamedProxy() ? { proxy: 'TRUSTED_PROXIES is 0, but a proxy stands before the program' } : {}),
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, { 'retry-after': '5' })
    try {
      await sql`select 1`.execute(db)
      if (await disk.isFull()) return c.json({ status: 'disk full', ...hints() }, 503)
      return c.json({ status: 'ready', ...hints() })
    } catch {
      return c.json({ status: 'no database' }, 503, { 'retry-after': '5' })
    }
  })
}
