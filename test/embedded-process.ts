import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export const CHILD = join(import.meta.dirname, 'embedded-child.ts')
export const ORDINARY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/** Whether an ordinary user may read this checkout: not in a folder that only its owner enters, as root's home is. */
export const readByOthers =
  process.getuid?.() === 0 &&
  [CHILD, process.execPath].every(
    (path) => spawnSync(ORDINARY[0] ?? '', [...ORDINARY.slice(1), 'test', '-r', path]).status === 0,
  )

const opened: { child: ChildProcess; ended: Promise<unknown> }[] = []
const folders: string[] = []
/** Ends what a test opened, and removes its folders. */
export async function closeOpened(): Promise<void> {
  for (const { child, ended } of opened.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  for (const folder of folders.splice(0)) {
    await until(async () => !(await pidOf(folder)))
    // A server that is just ending may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

export async function newFolder(owner?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obieg-embedded-'))
  folders.push(folder)
  await chmod(folder, 0o755)
  if (owner !== undefined) await chown(folder, owner, owner)
  return folder
}

/** A process of its own with an embedded server in the folder; `prefix` runs it as somebody else. */
export async function open(folder: string, prefix: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const [command = '', ...args] = [...prefix, process.execPath, CHILD, folder]
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  opened.push({ child, ended })
  let output = ''
  const options = await new Promise<pg.ClientConfig>((resolve, reject) => {
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.stdout.on('data', (chunk) => resolve(JSON.parse(String(chunk))))
    void ended.then(() => reject(new Error(`the start failed:\n${output}`)))
  })
  const query = async (text: string) => {
    const client = new pg.Client(options)
    await client.connect()
    return client.query(text).finally(() => client.end())
  }
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { query, kill, options }
}

export async function pidOf(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres') && command.includes(folder) ? pid : undefined
}

export async function until(ask: () => Promise<boolean>, within = 10_000): Promise<void> {
  const deadline = Date.now() + within
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
