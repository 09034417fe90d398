import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { recordAudit } from '../../src/domains/audit/index.ts'
import type { Config } from '../../src/platform/config/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { MARK, readMark } from '../mark.ts'
import { standInsFile } from '../stand-ins/saved-state.ts'
import { emptyDemo } from './empty-demo.ts'
import { names, type Plan, planClosing } from './plan.ts'
import { sweepFiles } from './sweep-files.ts'

type Given = {
  db: Database
  config: Pick<Config, 'dataDir'>
  keep: readonly string[]
  /** Shown the plan before anything is touched; false: nothing happens. */
  agree: (plan: Plan) => Promise<boolean>
  /** Told of what goes, inside the transaction: the last moment to keep a copy. */
  beforeEmptying: (plan: Plan) => Promise<void>
}

export type Closed = 'no demo' | 'not agreed' | { removedFiles: number }

/**
 * Turns a demo into an empty market of its operator. The database changes in one transaction; files go after it, and a run that was cut off
 * there is taken up by the next one. Refuses while the market runs, whatever machine it runs on.
 */
export async function closeDemo({ db, config, keep, agree, beforeEmptying }: Given): Promise<Closed> {
  const { mark } = await readMark(db)
  if (mark === undefined || mark === 'closed') return 'no demo'
  if (mark !== 'closing') {
    if (!(await agree(await planClosing(db, keep)))) return 'not agreed'
    await db.transaction().execute(async (inside) => {
      // Whoever starts now waits here to read the mark.
      await sql`lock table settings in access exclusive mode`.execute(inside)
      await refuseWhileOpen(inside)
      // Once more, as it is now: it may have changed while somebody thought about it.
      const plan = await planClosing(inside, keep)
      await beforeEmptying(plan)
      await emptyDemo(inside, plan, 'closing')
      const detail = { kept: names(plan.stays).join(', ') }
      const about = { action: 'demoClosed', subjectKind: 'market', subjectId: 'demo', detail } as const
      await recordAudit({ db: inside }, { actorId: null, ...about })
    })
  }
  const removedFiles = await sweepFiles(db, join(config.dataDir, 'files'))
  await rm(standInsFile(config.dataDir), { force: true })
  await sql`update settings set value = '"closed"' where key = ${MARK}`.execute(db)
  return { removedFiles }
}

/** Every process of a market calls itself `obieg` at the database, its listener as well. */
async function refuseWhileOpen(db: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'obieg'
      and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0) {
    throw new Error('The market is running on this database. Stop it first (every process of it), then run this again.')
  }
}
