// npm run backup [-- <file>]: everything the market consists of in one file. The market may run meanwhile.
import { join, resolve } from 'node:path'
import { VERSION } from '../src/domains/settings/index.ts'
import { removeDrafts, writeBackup } from '../src/platform/backup/write-backup.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { keyOfFolder } from '../src/platform/secrets/secrets.ts'

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
