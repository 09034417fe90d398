// Regenerates src/platform/db/schema.gen.ts from a database migrated to the newest version.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../src/platform/db/database.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const TARGET = 'src/platform/db/schema.gen.ts'
const check = process.argv.includes('--check')
const folder = await mkdtemp(join(tmpdir(), 'obieg-types-'))
const embedded = await startEmbedded(folder)
try {
  const { pool, close } = connect(embedded.options, () => undefined)
  await migrate(pool)
  await close()
  const target = check ? join(folder, 'schema.gen.ts') : TARGET
  const url = `postgres://obieg:${embedded.options.password}@localhost/obieg?host=${encodeURIComponent(String(embedded.options.host))}`
  const args = [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    target,
  ]
  const made = spawnSync(
    process.execPath,
    [
      ...args,
      '--type-mapping',
      '{"int8":"number","jsonb":"unknown"}',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stdout + made.stderr)
  if (check && (await readFile(target, 'utf8')) !== (await readFile(TARGET, 'utf8'))) {
    throw new Error(`${TARGET} is not what the migrations make: run npm run types:db`)
  }
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
