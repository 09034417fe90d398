import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { connect } from '../../src/platform/db/database.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { databaseUrl } from './server.ts'
import { until } from './until.ts'

const ROOT = join(import.meta.dirname, '../..')

/** `npm run <tool>`; `until` kills it as soon as it answers true. */
export async function npm(tool: string, args: string[], env: Record<string, string>, kill?: () => Promise<boolean>) {
  const child = spawn(process.execPath, [join(ROOT, `tools/${tool}.ts`), ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  if (kill) {
    await until('the moment to kill', kill, 60)
    child.kill('SIGKILL')
  }
  return ended
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
/** What every table holds, by hash; the columns by which a worker holds a job apart. */
export async function fingerprint(query: Query): Promise<Record<string, string>> {
  const tables = await query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename <> 'migrations' order by 1`)
  const found: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await query(
      `select md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as hash, count(*) from ${name} t`,
    )
    found[String(name)] = `${rows[0]?.count} ${rows[0]?.hash}`
  }
  const { rows } = await query(
    `select string_agg(sequencename || last_value, ',' order by sequencename) as s from pg_sequences where last_value is not null`,
  )
  return { ...found, sequences: String(rows[0]?.s) }
}

async function administer(statement: string) {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
export const balanced = async (options: pg.PoolConfig) => {
  const { db, close } = connect({ ...options, max: 2 }, () => undefined)
  return verifyLedger({ db }).finally(close)
}

/** An empty database on the server of the tests, and an empty DATA_DIR. */
export async function emptyTarget(folder: string) {
  const name = `t_restore_${createHash('sha1').update(String(Math.random())).digest('hex').slice(0, 10)}`
  await administer(`create database ${name}`)
  const dataDir = await mkdtemp(join(folder, 'target-'))
  const options = { ...inject('database'), database: name }
  const client = new pg.Pool({ ...options, max: 2, application_name: 'a test' })
  client.on('error', () => undefined)
  onTestFinished(async () => {
    await client.end()
    await administer(`drop database ${name} with (force)`)
  })
  const query: Query = (text, values) => client.query(text, values)
  return { query, dataDir, options, env: { DATABASE_URL: databaseUrl(options), DATA_DIR: dataDir } }
}

/** `npm run backup` where no file may become larger than 100 kB, as on a disk that is full; answers its exit code. */
export function backupOnFullDisk(path: string, env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve) => {
    const command = `ulimit -f 100; exec ${process.execPath} tools/backup.ts ${path}`
    const child = spawn('bash', ['-c', command], {
      cwd: ROOT,
      env: { ...bareEnvironment(), DEMO: 'false', ...env },
      stdio: 'ignore',
    })
    child.on('close', resolve)
  })
}
