import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { binaryFolder, chooseRunner, dyingWithUs, type Runner } from './embedded-command.ts'

export type Embedded = {
  /** Connection options of the `obieg` database. */
  options: pg.PoolConfig
  /** Stops the server if this process started it. */
  stop: () => Promise<void>
}

type Place = { data: string; socket: string; port: number; log: string }

const START_DEADLINE = 20_000
const SERVER_SETTINGS = {
  // Small machines first: a quarter of a gigabyte serves a million listings from the page cache.
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '120',
  jit: 'off',
  log_min_messages: 'warning',
}

/**
 * Starts (or joins) the PostgreSQL server of a data directory and makes sure that the database exists.
 * The server listens on a socket in a private folder only, so checkouts side by side never meet.
 */
export async function startEmbedded(dataDir: string, settings: Record<string, string> = {}): Promise<Embedded> {
  const bin = binaryFolder()
  const runner = chooseRunner()
  const place = await choosePlace(dataDir, runner)
  await prepareFolders(place, runner)
  if (!(await exists(join(place.data, 'PG_VERSION')))) await initialise(bin, runner, place)
  let child: ChildProcess | undefined
  if (!(await answers(place)) && !(await oldServerAnswers(place))) {
    child = await launch(bin, runner, place, settings)
  }
  await createDatabase(place)
  return { options: connection(place, 'obieg'), stop: () => stopServer(child) }
}

async function choosePlace(dataDir: string, runner: Runner): Promise<Place> {
  const hash = createHash('sha1').update(dataDir).digest('hex').slice(0, 12)
  // `nobody` cannot walk into root's home.
  const data = runner.kind === 'nobody' ? `/var/tmp/obieg-${hash}/postgres` : join(dataDir, 'postgres')
  const socket = join(tmpdir(), `obieg-${process.getuid?.() ?? 0}-${hash}`)
  const port = process.platform === 'win32' ? await freePort() : 5432
  return { data, socket, port, log: join(data, '../postgres.log') }
}

async function prepareFolders(place: Place, runner: Runner): Promise<void> {
  for (const folder of [join(place.data, '..'), place.socket]) await mkdir(folder, { recursive: true })
  await chmod(place.socket, 0o700)
  if (runner.kind === 'nobody') await chown(place.socket, 65_534, 65_534)
}

/** Made beside and moved into place when it is whole: a start that was cut off leaves nothing half-made behind. */
async function initialise(bin: string, runner: Runner, place: Place): Promise<void> {
  const parent = join(place.data, '..')
  for (const name of await readdir(parent)) {
    if (name.startsWith('fresh-')) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)
  }
  const fresh = await mkdtemp(join(parent, 'fresh-'))
  if (runner.kind === 'nobody') await chown(fresh, 65_534, 65_534)
  const args = ['-D', fresh, '-U', 'obieg', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync']
  const { code, output } = await run([...runner.prefix, ...dyingWithUs(), join(bin, 'initdb'), ...args])
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(`initdb failed:\n${output}`)
  }
  await rm(place.data, { recursive: true, force: true })
  await rename(fresh, place.data)
}

async function launch(
  bin: string,
  runner: Runner,
  place: Place,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const options = Object.entries({ ...SERVER_SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const address = process.platform === 'win32' ? '127.0.0.1' : ''
  const args = [
    '-D',
    place.data,
    '-p',
    String(place.port),
    '-k',
    place.socket,
    '-c',
    `listen_addresses=${address}`,
    ...options,
  ]
  // The wish to die with us comes last: becoming another user forgets it.
  const [command = '', ...rest] = [...runner.prefix, ...dyingWithUs(), join(bin, 'postgres'), ...args]
  const begin = async () => {
    const log = await open(place.log, 'a')
    const child = spawn(command, rest, { stdio: ['ignore', log.fd, log.fd] })
    await log.close()
    return child
  }
  let child = await begin()
  const deadline = Date.now() + START_DEADLINE
  while (!(await answers(place))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer in time:\n${await lastLines(place.log)}`)
    await wait(25)
    if (child.exitCode === null) continue
    const words = await lastLines(place.log)
    // The last processes of a server that was killed take a moment to notice.
    if (!words.split('\n').slice(-4).join().includes('is still in use')) {
      throw new Error(`PostgreSQL stopped at start:\n${words}`)
    }
    child = await begin()
  }
  return child
}

/** Waits for the end of a server whose parent was killed: it shuts down on its own. True: it is another's that is just starting. */
async function oldServerAnswers(place: Place): Promise<boolean> {
  const deadline = Date.now() + 10_000
  while (await worksIn(place.data)) {
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL holds ${place.data}.`)
    if (await answers(place)) return true
    await wait(50)
  }
  for (const file of [join(place.data, 'postmaster.pid'), join(place.socket, `.s.PGSQL.${place.port}.lock`)]) {
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
    // The number went to another program, or to a dead one that nobody buried: PostgreSQL would take it for its predecessor.
    if (pid > 0 && (await exists(`/proc/${pid}`))) await rm(file, { force: true })
  }
  return false
}

/** Whether any process of a server, its helpers too, is at work in a data folder. Where there is no /proc PostgreSQL looks itself. */
async function worksIn(data: string): Promise<boolean> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return folders.includes(await realpath(data))
}

function connection(place: Place, database: string): pg.ClientConfig {
  const host = process.platform === 'win32' ? '127.0.0.1' : place.socket
  return { host, port: place.port, user: 'obieg', database }
}

async function answers(place: Place): Promise<boolean> {
  const client = new pg.Client({ ...connection(place, 'postgres'), connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(place: Place): Promise<void> {
  const client = new pg.Client(connection(place, 'postgres'))
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

async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  await Promise.race([ended, wait(10_000, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))])
}

function run(command: string[]): Promise<{ code: number | null; output: string }> {
  const [name = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function lastLines(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').slice(-15).join('\n')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
