// npm run backup [-- <file>]: everything the market consists of in one file. The market may run meanwhile.
import { join, resolve } from 'node:path'
import pg from 'pg'
import { BACKUP_SETTING } from '../src/domains/desk/index.ts'
import { VERSION } from '../src/domains/settings/index.ts'
import { removeDrafts, writeBackup } from '../src/platform/backup/write-backup.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { keyOfFolder } from '../src/platform/secrets/secrets.ts'

/** The operator's page of health tells how old the last one is. A back-up that could not be noted is one all the same. */
async function noteBackup(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options)
  try {
    await client.connect()
    await client.query(
      `insert into settings (key, value) values ($1, jsonb_build_object('at', $2::text))
        on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [BACKUP_SETTING, new Date().toISOString()],
    )
  } catch (error) {
    process.stderr.write(`The back-up is whole, but its time could not be noted: ${(error as Error).message}\n`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const given = process.argv[2]
  const path = given ? resolve(given) : join(config.dataDir, 'backups', `obieg-${stamp}.backup`)
  const database = await openDatabase(config)
  try {
    await removeDrafts(path)
    const source = {
      options: database.options,
      filesFolder: join(config.dataDir, 'files'),
      secretKey: config.secretKey ?? keyOfFolder(config.dataDir),
      program: VERSION,
    }
    const { tables, files } = await writeBackup(source, path)
    await noteBackup(database.options)
    process.stdout.write(
      `${path}\n${tables.length} tables, ${files.length} files, and the secret key: keep it where nobody else can read it.\n`,
    )
  } finally {
    await database.stop()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`No back-up was made: ${error.message}\n`)
  process.exitCode = 1
})
