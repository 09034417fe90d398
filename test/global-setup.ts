import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/db/database.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: pg.ClientConfig
    logFolder: string
  }
}

/** One real PostgreSQL for the run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'obieg-test-'))
  // Nothing here outlives the run: durability would only cost time.
  const embedded = await startEmbedded(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  })
  const { pool, close } = connect(embedded.options, () => undefined)
  await migrate(pool)
  await prepareJobs(pool, createLog('silent'))
  await close()
  project.provide('database', embedded.options as pg.ClientConfig)
  // Where every line is kept that a market of this run logs; whoever wants to look into it names a folder that stays.
  project.provide('logFolder', process.env.TEST_LOGS ?? join(folder, 'logs'))
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
