import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** `/healthz`: the process lives. `/readyz`: it can reach its database and is not stopping. */
export function mountHealth(app: Hono, db: Database, isStopping: () => boolean): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    try {
      await sql`select 1`.execute(db)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'no database' }, 503)
    }
  })
}
