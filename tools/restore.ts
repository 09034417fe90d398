// npm run restore -- <file> [--replace]: puts a market back from a file of `npm run backup`. No market may run meanwhile.
import { parseArgs } from 'node:util'
import { readArchive } from '../src/platform/backup/read-archive.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { readQueueMigration } from '../src/platform/backup/snapshot.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { knownMigrations, migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'

const NEWER = 'The back-up was made by a newer program: restore it with that one.'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error('Say which: npm run restore -- <file> [--replace]')
  const config = readConfig(process.env)
  const archive = await readArchive(path)
  try {
    const known = await knownMigrations()
    if (archive.manifest.migrations.some((name) => !known.includes(name))) throw new Error(NEWER)
    await archive.check()
    const database = await openDatabase(config, undefined, { unfinished: true })
    try {
      const makeTables = async (migrations: readonly string[]) => {
        const { pool, close } = connect({ ...database.options, max: 2 }, () => undefined, OF_A_JOB)
        try {
          await migrate(pool, migrations)
          await prepareJobs(pool, createLog('warn'))
          const client = await pool.connect()
          const queue = await readQueueMigration(client).finally(() => client.release())
          if (queue < archive.manifest.queueMigration) throw new Error(NEWER)
        } finally {
          await close()
        }
      }
      const { options } = database
      const { dataDir, secretKey } = config
      await restoreBackup(archive, { options, dataDir, secretKey, makeTables, replace: values.replace ?? false })
      process.stdout.write('The market is back. Start it with the settings it had.\n')
    } finally {
      await database.stop()
    }
  } finally {
    archive.close()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
