// npm run demo:reset: empties the demo market and builds it anew.
import { rm } from 'node:fs/promises'
import { buildMarket } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { loadDemoOnce, reloadDemo } from './load.ts'
import { readMark, refuseWrongMarket } from './mark.ts'
import { standInsFile } from './stand-ins/saved-state.ts'

const config = readConfig(process.env)
const log = createLog('warn')
const database = await openDatabase(config)
const { db, pool, close } = connect(database.options, (error) => log.warn({ database: error.message }), OF_A_JOB)
try {
  await refuseWrongMarket(db, config)
  await migrate(pool)
  await prepareJobs(pool, log)
  const { deps } = buildMarket(config, db, log)
  const { mark } = await readMark(db)
  // The stand-ins' payments were of orders that go; a market that runs meanwhile keeps its own until it stops.
  await rm(standInsFile(config.dataDir), { force: true })
  await (mark === undefined && config.demo ? loadDemoOnce(deps) : reloadDemo(deps))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await close()
  await database.stop()
}
