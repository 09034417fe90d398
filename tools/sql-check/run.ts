// Runs the check of SQL on a database of its own, migrated to the newest version.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connect } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { prepareJobs } from '../../src/platform/jobs/worker.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { checkSql } from './check.ts'
import { LOANS } from './tables.ts'

const folder = await mkdtemp(join(tmpdir(), 'obieg-sql-'))
const embedded = await startEmbedded(folder, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
try {
  const { pool, close } = connect(embedded.options, () => undefined)
  await migrate(pool)
  await prepareJobs(pool, createLog('silent'))
  await close()
  const { problems, statements, texts, allowed } = await checkSql(process.cwd(), embedded.options as pg.ClientConfig)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  const loans = LOANS.reduce((sum, loan) => sum + loan.tables.length * loan.to.length, 0)
  process.stdout.write(`${statements} statements, ${texts} texts, ${allowed} allowed unseen, ${loans} tables lent\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
