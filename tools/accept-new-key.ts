// npm run key:accept: goes on with another SECRET_KEY when the one this database was written with is lost for good.
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { secretsOf } from '../src/platform/secrets/secrets.ts'
import { acceptKey, countLost } from '../src/start/accept-key.ts'
import { fits } from '../src/start/key-fits.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const config = readConfig(process.env)
const database = await openDatabase(config)
const { db, pool, close } = connect({ ...database.options, max: 2 }, () => undefined, OF_A_JOB)
try {
  await migrate(pool)
  await prepareJobs(pool, createLog('warn'))
  const secrets = secretsOf(config)
  if (await fits(db, secrets)) say('The key fits this database. Nothing was changed.')
  else {
    say('Without the key that this database was written with these are lost, and removed:')
    for (const [what, count] of await countLost(db)) say(`  ${count} ${what}`)
    if (process.argv.includes('--yes')) {
      await acceptKey(db, secrets)
      say('Done. Keep this key with every back-up.')
    } else say('Nothing was changed yet. When the old key cannot be found:  npm run key:accept -- --yes')
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await close()
  await database.stop()
}
