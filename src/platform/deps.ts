import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Emit } from './jobs/events.ts'
import type { AddJob } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log/log.ts'
import type { Secrets } from './secrets/secrets.ts'

/** What every verb is given. Inside a transaction it is passed on as `{ ...deps, db: tx }`. */
export type Deps = {
  db: Database
  log: Log
  config: Config
  files: Files
  secrets: Secrets
  /** Counts attempts on the pool, outside any transaction: a failed attempt is counted, too. */
  limits: Limits
  /** News for higher floors, written in the caller's transaction. */
  emit: Emit
  /** Work for later, written in the caller's transaction. */
  addJob: AddJob
  now: () => Date
}
