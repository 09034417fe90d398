import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseTime, processorTime } from './processor.ts'

const ROOT = join(import.meta.dirname, '..')
const DATA = join(ROOT, '.data/bench')

export type Running = {
  url: string
  /** Resident memory of the process now, in bytes; undefined where the system does not tell. */
  memory: () => Promise<number | undefined>
  /** Processor time used so far by the process and by the database, in milliseconds. */
  processor: () => Promise<{ server: number; database: number }>
  stop: () => Promise<void>
}

/** The real program on a generated market, as it runs in production. */
export function startServer(databaseUrl: string, cache: boolean, profiles: string | undefined): Promise<Running> {
  const env = {
    NODE_ENV: 'production',
    DEMO: 'false',
    SANDBOX_PAYMENTS: 'true',
    SANDBOX_IN_PRODUCTION: 'true',
    LOG_LEVEL: 'warn',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: DATA,
    PAGE_CACHE: cache ? '' : '0',
    // All comes from one machine.
    REQUESTS_PER_MINUTE: '0',
  }
  const flags = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
  return start([...flags, join(ROOT, 'src/main.ts')], env)
}

export function startBareServer(): Promise<Running> {
  return start([join(import.meta.dirname, 'bare-server.ts')], {})
}

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await opened(child)
  child.stdout?.resume()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url,
    memory: () => residentMemory(child.pid ?? 0),
    processor: async () => ({ server: await processorTime(child.pid ?? 0), database: await databaseTime(DATA) }),
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(late)
    },
  }
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += String(chunk)
      const url = /open: (http\S+)\s/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was open.\n${output}`)))
  })
}

async function residentMemory(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(text)?.[1]
  return kilobytes ? Number(kilobytes) * 1024 : undefined
}
