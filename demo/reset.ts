// npm run demo:reset: empties the demo market and builds it anew.
import { buildMarket } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { loadDemo } from './load.ts'
import { emptyMarket } from './reset-data.ts'

const config = readConfig(process.env)
const log = createLog('warn')
const database = await openDatabase(config)
const { db, pool, close } = connect(database.options, (error) => log.warn({ database: error.message }))
await migrate(pool)
await prepareJobs(pool, log)
const { deps } = buildMarket(config, db, log)
await emptyMarket(deps)
await loadDemo(deps)
await close()
await database.stop()
