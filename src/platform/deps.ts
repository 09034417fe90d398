import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Emit } from './jobs/events.ts'
import type { AddJob } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'

/** What every verb is given. Inside a transaction it is passed on as `{ ...deps, db: tx }`. */
export type Deps = {
  db: Database
  log: Log
  config: Config
  files: Files
  /** News for higher floors, written in the caller's transaction. */
  emit: Emit
  /** Work for later, written in the caller's transaction. */
  addJob: AddJob
  now: () => Date
}
