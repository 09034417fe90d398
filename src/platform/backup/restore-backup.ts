import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { fileEntry, KEY_ENTRY } from './format.ts'
import { loadRows } from './load-rows.ts'
import type { Archive } from './read-archive.ts'
import { UNFINISHED } from './unfinished.ts'

export type RestoreTarget = {
  options: pg.ClientConfig
  dataDir: string
  /** The key that is set by SECRET_KEY, where it is. */
  secretKey: string | undefined
  /** Makes empty tables as they were after these migrations of market and queue, or refuses in words. */
  makeTables: (migrations: readonly string[]) => Promise<void>
  /** Empty a market that is there. */
  replace: boolean
}

/**
 * Puts a market back from an archive that was checked: rows in one transaction, files, key. Refuses where there is a market already
 * (unless told to replace it) or one runs. From the first change on a mark lies in DATA_DIR: a market whose restoring was cut off does not
 * open, and restoring again begins anew.
 */
export async function restoreBackup(archive: Archive, target: RestoreTarget): Promise<void> {
  const key = (await text(await archive.stream(KEY_ENTRY))).trim()
  if (target.secretKey && target.secretKey.toLowerCase() !== key.toLowerCase()) {
    throw new Error('SECRET_KEY is not the key of this back-up: unset it, or set the one that belongs to it.')
  }
  const mark = join(target.dataDir, UNFINISHED)
  const begun = await readFile(mark).then(
    () => true,
    () => false,
  )
  const client = new pg.Client({ ...target.options, application_name: 'obieg restore' })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await refuseRunning(client)
    if (!begun && !target.replace) await refuseMarket(client, target.dataDir)
    await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
    await writeFile(mark, 'npm run restore was begun here and has not come to its end.\n', { mode: 0o600 })
    const files = join(target.dataDir, 'files.restored')
    await unpackFiles(archive, files)
    await client.query(
      'drop schema if exists graphile_worker cascade; drop schema if exists public cascade; create schema public',
    )
    await target.makeTables(archive.manifest.migrations)
    await loadRows(client, archive)
    await rm(join(target.dataDir, 'files'), { recursive: true, force: true })
    await rename(files, join(target.dataDir, 'files'))
    if (!target.secretKey) await writeKey(target.dataDir, key)
    await rm(mark)
  } finally {
    await client.end()
  }
}

async function refuseRunning(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'obieg' limit 1`,
  )
  if (rows.length > 0) throw new Error('A market is running on this database: stop it first.')
}

/** A market is there when anybody or anything was entered, or files lie about. */
async function refuseMarket(client: pg.Client, dataDir: string): Promise<void> {
  const files = await readdir(join(dataDir, 'files')).catch(() => [])
  let rows = 0
  for (const table of ['users', 'companies', 'products', 'purchases']) {
    const there = await client.query('select to_regclass($1) is not null as there', [`public.${table}`])
    if (there.rows[0]?.there) rows += (await client.query(`select from public.${table} limit 1`)).rows.length
  }
  if (rows + files.length === 0) return
  throw new Error(
    'There is a market already, in the database or in DATA_DIR/files. To put the back-up in its place: --replace',
  )
}

async function unpackFiles(archive: Archive, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  for (const { key } of archive.manifest.files) {
    if (!/^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9/_.-]{0,199}$/.test(key))
      throw new Error(`The back-up is damaged: no file is called ${key}.`)
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(await archive.stream(fileEntry(key)), createWriteStream(path, { mode: 0o600 }))
  }
}

async function writeKey(dataDir: string, key: string): Promise<void> {
  const path = join(dataDir, 'secret-key')
  await rm(`${path}.restored`, { force: true })
  await writeFile(`${path}.restored`, `${key}\n`, { mode: 0o600 })
  await rename(`${path}.restored`, path)
}
