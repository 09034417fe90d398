import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rm, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { columnsOf, FORMAT, fileEntry, KEY_ENTRY, MANIFEST_ENTRY, type Manifest, nameOf, tableEntry } from './format.ts'
import { readArchive } from './read-archive.ts'
import { readMigrations, readQueueMigration, readSequences, readTables } from './snapshot.ts'

export type BackupSource = {
  options: pg.ClientConfig
  /** DATA_DIR/files. */
  filesFolder: string
  /** 64 hexadecimal digits. */
  secretKey: string
  program: string
}

/**
 * Writes everything a market consists of into one file: all rows as they are at one moment, how far sequences are, files, and the key
 * that opens what is sealed. The market may run. The file is for its owner alone, appears under its name when it is whole and has been
 * read again, and is never written over another. Rows and files pass through; nothing large is held in memory.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.part`
  const client = new pg.Client({ ...source.options, application_name: 'obieg backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const manifest = await writeArchive(client, source, draft)
    const archive = await readArchive(draft)
    await archive.check().finally(() => archive.close())
    // Unlike a rename, this fails where there is one already.
    await link(draft, path)
    return manifest
  } finally {
    await unlink(draft).catch(() => undefined)
    // Where it failed, rows may still be on their way that nobody reads: no farewell.
    hangUp(client)
  }
}

async function writeArchive(client: pg.Client, source: BackupSource, draft: string): Promise<Manifest> {
  const tables = await readTables(client)
  const manifest: Manifest = {
    format: FORMAT,
    program: source.program,
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    queueMigration: await readQueueMigration(client),
    tables: [],
    sequences: [],
    files: [],
    secretKey: { sha256: '', bytes: 0 },
  }
  const zip = new ZipFile()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  failed.catch(() => undefined)
  const add = (entry: string, compress: boolean, begin: () => Readable | Promise<Readable>, done: (sum: Sum) => void) =>
    zip.addReadStreamLazy(entry, { compress, mode: 0o100600 }, (callback) => {
      const open = async () => begin()
      open().then(
        (stream) =>
          callback(
            null,
            summed(stream, done, (error) => zip.emit('error', error)),
          ),
        (error) => callback(error, new PassThrough()),
      )
    })
  for (const table of tables) {
    const copy = `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`
    add(
      tableEntry(table),
      true,
      () => client.query(copyTo(copy)),
      (sum) => manifest.tables.push({ ...table, ...sum }),
    )
  }
  for (const key of await listFiles(source.filesFolder)) {
    // Pictures are compressed already.
    add(
      fileEntry(key),
      false,
      () => readIfThere(join(source.filesFolder, key)),
      (sum) => manifest.files.push({ key, ...sum }),
    )
  }
  const secret = `${source.secretKey}\n`
  add(
    KEY_ENTRY,
    false,
    () => new PassThrough().end(secret),
    (sum) => Object.assign(manifest.secretKey, sum),
  )
  const whole = async () => {
    manifest.sequences = await readSequences(client)
    await client.query('commit')
    return new PassThrough().end(JSON.stringify(manifest, null, 1))
  }
  add(MANIFEST_ENTRY, true, whole, () => undefined)
  zip.end()
  await Promise.race([pipeline(zip.outputStream, createWriteStream(draft, { flags: 'wx', mode: 0o600 })), failed])
  const written = await open(draft, 'r+')
  await written.sync().finally(() => written.close())
  return manifest
}

/** A file may be removed by the running market meanwhile: nothing of it is left then. */
async function readIfThere(path: string): Promise<Readable> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return file?.createReadStream() ?? new PassThrough().end()
}

function hangUp(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection
  stream.destroy()
}

type Sum = { sha256: string; bytes: number }

function summed(stream: Readable, done: (sum: Sum) => void, fail: (error: unknown) => void): Readable {
  const hash = createHash('sha256')
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, callback) {
      hash.update(chunk)
      bytes += chunk.byteLength
      callback(null, chunk)
    },
    flush(callback) {
      done({ sha256: hash.digest('hex'), bytes })
      callback()
    },
  })
  // The archive knows nothing of errors in what flows into it: unheard, it would wait for ever.
  pipeline(stream, counting).catch(fail)
  return counting
}

/** Keys of all files, without drafts that were being written. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Drafts that a killed back-up left beside `path`. */
export async function removeDrafts(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder).catch(() => [])) {
    if (/\.\d+\.part$/.test(name) && name.startsWith('obieg-')) await rm(join(folder, name), { force: true })
  }
}
