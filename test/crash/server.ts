import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { build } from '../../tools/build.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { logFile } from '../log-file.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_DEADLINE = 60_000

export type Ending = { code: number | null; signal: NodeJS.Signals | null }
export type Server = {
  ended: Promise<Ending>
  kill: (signal: NodeJS.Signals) => Promise<Ending>
  /** Everything it wrote so far. */
  output: () => string
}

const PROGRAM = ['--import', './test/crash/preload.ts', 'src/main.ts']

/** Pages for the server to send, however old: nothing here looks at them. And compiled modules: a process that is killed cannot write them. */
export function prepareServers(): Promise<void> {
  prepared ??= prepare()
  return prepared
}
let prepared: Promise<void> | undefined

async function prepare(): Promise<void> {
  if (!existsSync(join(ROOT, 'build/server/index.js'))) await build()
  spawnSync(process.execPath, PROGRAM, { cwd: ROOT, env: { ...bareEnvironment(), PORT: 'none' } })
}

/** A port nobody uses; kept over a restart, as a real server keeps its address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export function databaseUrl({ user, password, host, port, database }: pg.ClientConfig): string {
  return `postgres://${user}:${password}@/${database}?host=${host}&port=${port}`
}

/** Starts the real program as its own process and waits until it serves (with the role `web`). */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, PROGRAM, {
    cwd: ROOT,
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'production',
      DEMO: 'false',
      SANDBOX_PAYMENTS: 'true',
      SANDBOX_IN_PRODUCTION: 'true',
      LOG_LEVEL: 'debug',
      // Where nobody is: who does not serve has to be told of somebody.
      ...(env.ROLES === 'worker' ? { SANDBOX_URL: 'http://127.0.0.1:9' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const log = logFile()
  const ended = new Promise<Ending>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })))
  const open = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        appendFileSync(log, chunk)
        if (output.includes('Obieg is open')) resolve()
      })
    }
  })
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  if ((env.ROLES ?? 'web').includes('web')) {
    const late = AbortSignal.timeout(START_DEADLINE)
    const failed = new Promise<never>((_, reject) => {
      late.onabort = () => reject(new Error(`the server did not open in time:\n${output}`))
      void ended.then(() => reject(new Error(`the server ended at start:\n${output}`)))
    })
    await Promise.race([open, failed]).catch(async (error) => {
      await kill('SIGKILL')
      throw error
    })
    // The race is over: a later end is no failure of the start.
    failed.catch(() => undefined)
  }
  return { ended, kill, output: () => output }
}
