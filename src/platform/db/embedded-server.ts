import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, copyFile, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MEGABYTE } from '../../values/megabytes.ts'
import { readPassword } from './embedded-cluster.ts'
import { dyingWithUs, type Runner } from './embedded-command.ts'
import type { Place } from './embedded-place.ts'
import { removeStalePids, worksIn } from './embedded-processes.ts'

/** After a power cut a large database takes its time to recover. */
const START_DEADLINE = 180_000
const LARGEST_LOG = MEGABYTE
const SERVER_SETTINGS = {
  // Small machines first: a quarter of a gigabyte serves a million listings from the page cache.
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '120',
  jit: 'off',
  unix_socket_permissions: '0700',
  // Of its own life only: statements and the values that messages quote are people's.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** How to reach a database of the server; the password is read anew, since it may have been made since. */
export async function connection(place: Place, database: string): Promise<pg.ClientConfig> {
  const password = await readPassword(place)
  return { host: place.host, port: place.port, user: 'obieg', database, ...(password ? { password } : {}) }
}

/** Whether the server takes connections, within two seconds; never throws. */
export async function answers(place: Place): Promise<boolean> {
  const client = new pg.Client({ ...(await connection(place, 'postgres')), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits for the end of a server whose parent was killed: it shuts down on its own. True: it is another's that is just starting. */
export async function oldServerAnswers(place: Place): Promise<boolean> {
  const deadline = Date.now() + 10_000
  while (await worksIn(place.data)) {
    if (await answers(place)) return true
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL holds ${place.data}.`)
    await wait(50)
  }
  await removeStalePids([join(place.data, 'postmaster.pid'), join(place.socket, `.s.PGSQL.${place.port}.lock`)])
  return false
}

/** Starts the server and waits until it answers: ours, or that of another program that was faster. */
export async function launch(
  bin: string,
  runner: Runner,
  place: Place,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const set = Object.entries({ ...SERVER_SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const windows = process.platform === 'win32'
  // Named from the data folder, in which the server works: the address of a socket has to be short.
  const socket = windows ? [] : ['-k', '../socket']
  const address = ['-c', `listen_addresses=${windows ? '127.0.0.1' : ''}`]
  const args = ['-D', place.data, '-p', String(place.port), ...socket, ...address, ...set]
  // The wish to die with us comes last: becoming another user forgets it.
  const [command = '', ...rest] = [...runner.prefix, ...dyingWithUs(), join(bin, 'postgres'), ...args]
  const begin = async () => {
    await rotateLog(place)
    const log = await open(place.log, 'a', 0o600)
    const child = spawn(command, rest, { stdio: ['ignore', log.fd, log.fd] })
    await log.close()
    await chmod(place.log, 0o600)
    return child
  }
  let child = await begin()
  const deadline = Date.now() + START_DEADLINE
  while (!(await answers(place))) {
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`PostgreSQL did not answer in time:\n${await lastLines(place.log)}`)
    }
    await wait(25)
    if (!hasEnded(child)) continue
    const words = await lastLines(place.log)
    // The last processes of a server that was killed take a moment to notice; another program may be starting the server just now.
    if (!/is still in use|lock file "[^"]*" already exists/.test(words.split('\n').slice(-4).join())) {
      throw new Error(`PostgreSQL stopped at start:\n${words}`)
    }
    await wait(100)
    if (!(await answers(place))) child = await begin()
  }
  return child
}

/** Whether the process is over, by itself or by a signal. */
export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Begins the log anew once it is large; the one before is kept. The server goes on writing into the emptied file. */
export async function rotateLog({ log }: Place): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size < LARGEST_LOG) return
  await copyFile(log, `${log}.1`)
  await chmod(`${log}.1`, 0o600)
  await truncate(log)
}

/** Makes the market's database unless it is there, also when two programs do so at once. */
export async function createDatabase(place: Place): Promise<void> {
  const client = new pg.Client(await connection(place, 'postgres'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'obieg'`)
    if (found.rowCount === 0) await client.query('create database obieg')
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}

async function lastLines(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').slice(-15).join('\n')
}
