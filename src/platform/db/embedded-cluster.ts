import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dyingWithUs, type Runner } from './embedded-command.ts'
import type { Place } from './embedded-place.ts'
import { exists } from './embedded-processes.ts'

/** Who may come in: with the password, by the socket (Windows: by loopback), and nobody else. */
const ADMITTED = `# Written at every start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`

/** A data folder that is there and closed to all who do not know the password, one of an earlier version, too. No server runs meanwhile. */
export async function prepareCluster(bin: string, runner: Runner, place: Place): Promise<void> {
  if (!(await exists(join(place.data, 'PG_VERSION')))) await initialise(bin, runner, place)
  const rules = join(place.data, 'pg_hba.conf')
  const closed = (await readFile(rules, 'utf8').catch(() => '')) === ADMITTED && (await exists(place.password))
  if (closed) return
  const password = randomBytes(24).toString('base64url')
  await setPassword(bin, runner, place, password)
  await replace(place.password, `${password}\n`)
  await replace(rules, ADMITTED, place.owner)
}

/** The password as it is kept for programs of the same owner; none yet: empty. */
export async function readPassword(place: Place): Promise<string> {
  return (await readFile(place.password, 'utf8').catch(() => '')).trim()
}

/** Made beside and moved into place when it is whole: a start that was cut off leaves nothing half-made behind. */
async function initialise(bin: string, runner: Runner, place: Place): Promise<void> {
  const fresh = await mkdtemp(join(place.root, 'fresh-'))
  if (place.owner !== undefined) await chown(fresh, place.owner, place.owner)
  const args = ['-D', fresh, '-U', 'obieg', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=reject', '--no-sync']
  const { code, output } = await run([...runner.prefix, ...dyingWithUs(), join(bin, 'initdb'), ...args])
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(`initdb failed:\n${output}`)
  }
  await rename(fresh, place.data).catch(async (error) => {
    await rm(fresh, { recursive: true, force: true })
    // Another program was faster.
    if (!(await exists(join(place.data, 'PG_VERSION')))) throw error
  })
}

/** Asked of the server's single-user mode: nobody can come in between. */
async function setPassword(bin: string, runner: Runner, place: Place, password: string): Promise<void> {
  const args = ['--single', '-D', place.data, '-c', 'log_min_messages=fatal', 'postgres']
  const { code, output } = await run(
    [...runner.prefix, ...dyingWithUs(), join(bin, 'postgres'), ...args],
    `alter role obieg password '${password}'\n`,
  )
  if (code !== 0) throw new Error(`PostgreSQL stopped at start:\n${output}`)
}

/** A small file, whole or not at all, for its owner alone. */
async function replace(path: string, text: string, owner?: number): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  await rm(draft, { force: true })
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  await chmod(draft, 0o600)
  if (owner !== undefined) await chown(draft, owner, owner)
  await rename(draft, path)
}

function run(command: string[], input = ''): Promise<{ code: number | null; output: string }> {
  const [name = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
