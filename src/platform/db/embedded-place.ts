import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { Runner } from './embedded-command.ts'
import { oldFolderOf } from './embedded-move.ts'

/** Where the embedded server of a data directory keeps what it has: everything lies inside that directory. */
export type Place = {
  root: string
  data: string
  /** Folder of the socket, of mode 0700. */
  socket: string
  /** The same as clients name it: addresses of sockets are short. Windows: a loopback address. */
  host: string
  port: number
  log: string
  /** File that holds the password of the database's only user, for programs of the same owner. */
  password: string
  /** Numbers of the user and group the server runs as, where we are not that user. */
  owner: number | undefined
}

const NOBODY = 65_534

/** Longest address of a socket (Linux: 107 bytes, others less) without the name of the file. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432'.length

/** Where the embedded server keeps data, socket and log under a folder; on Windows it listens on a free port of this machine instead. */
export async function choosePlace(dataDir: string, runner: Runner): Promise<Place> {
  const root = resolve(dataDir)
  const socket = join(root, 'socket')
  const windows = process.platform === 'win32'
  return {
    root,
    data: join(root, 'postgres'),
    socket,
    host: windows ? '127.0.0.1' : socket,
    port: windows ? await freePort() : 5432,
    log: join(root, 'postgres.log'),
    password: join(root, 'database-password'),
    owner: runner.kind === 'nobody' ? NOBODY : undefined,
  }
}

/** Makes the folders, ours alone; refuses in words where somebody else could reach the database, or the server could not. */
export async function prepareFolders(place: Place, runner: Runner, binaries: string): Promise<void> {
  await mkdir(place.root, { recursive: true, mode: 0o700 })
  if (runner.kind === 'nobody') await openForServer(place, runner, binaries)
  await privateFolder(place.socket, place.owner)
  // What cut-off starts of earlier times left.
  for (const name of await readdir(place.root)) {
    if (name.startsWith('fresh-'))
      await rm(join(place.root, name), { recursive: true, force: true }).catch(() => undefined)
  }
  await giveToOwner(place)
  await moveOldData(place)
  if (process.platform !== 'win32') place.host = shortName(place.socket)
}

/** A folder that its owner alone may enter: one that somebody prepared for us is refused. */
async function privateFolder(folder: string, owner: number | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (process.platform === 'win32') return
  const wanted = owner ?? process.getuid?.()
  const found = await lstat(folder)
  // Root may have run the server as itself or as `nobody` before.
  const known = process.getuid?.() === 0 ? [0, NOBODY] : [wanted]
  if (!found.isDirectory() || !known.includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else: remove it, or choose another DATA_DIR.`)
  }
  if (found.uid !== wanted) await chown(folder, wanted ?? 0, wanted ?? 0)
  await chmod(folder, 0o700)
}

/** A server that runs as `nobody` walks through DATA_DIR by its group; above it we change nothing. */
async function openForServer({ root, owner = 0 }: Place, { prefix }: Runner, binaries: string): Promise<void> {
  const [command = '', ...rest] = prefix
  const mayUse = (test: string, path: string) => spawnSync(command, [...rest, 'test', test, path]).status === 0
  if (!mayUse('-x', root)) {
    await chown(root, 0, owner)
    await chmod(root, 0o710)
  }
  for (const [test, path] of [
    ['-x', root],
    ['-x', join(binaries, 'postgres')],
  ] as const) {
    if (mayUse(test, path)) continue
    throw new Error(
      `The embedded PostgreSQL does not run as root, and as an ordinary user it cannot reach ${path}.\n` +
        'Start the program as an ordinary user, or keep it and DATA_DIR where others may enter the folders above ' +
        '(chmod o+x), or set DATABASE_URL.',
    )
  }
}

/** Root may have started the server in another way before: its files go to whom it runs as now. */
async function giveToOwner({ data, owner }: Place): Promise<void> {
  if (process.getuid?.() !== 0) return
  const wanted = owner ?? 0
  const found = await lstat(data).catch(() => undefined)
  if (!found || found.uid === wanted) return
  const { status, stderr } = spawnSync('chown', ['-R', `${wanted}:${wanted}`, data], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${data} has a wrong owner: ${stderr}`)
}

/** Versions up to 1.1 kept the data of a server run as `nobody` outside of DATA_DIR. */
async function moveOldData(place: Place): Promise<void> {
  const old = await oldFolderOf(place)
  if (!old) return
  const draft = join(place.root, `fresh-${process.pid}`)
  const { status, stderr } = spawnSync('cp', ['-a', old, draft], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The database in ${old} could not be moved to ${place.data}: ${stderr}`)
  await rename(draft, place.data)
  await rm(dirname(old), { recursive: true, force: true })
}

/** Linux lets us name an open folder by a number: so a DATA_DIR of any length has a socket inside itself. */
function shortName(folder: string): string {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return folder
  if (process.platform !== 'linux') {
    throw new Error(
      `The path of DATA_DIR is too long for a socket: at most ${LONGEST_FOLDER - '/socket'.length} bytes. Choose a shorter one, or set DATABASE_URL.`,
    )
  }
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  process.once('exit', () => closeSync(opened))
  return `/proc/${process.pid}/fd/${opened}`
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
