// npm run dev: a saved file of the server starts the server anew, one that the pages are made of builds them first. There is never more
// than one server; the database below goes on.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { build } from './build.ts'
import { isOfPages } from './dev/is-of-pages.ts'

const ROOT = join(import.meta.dirname, '..')
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug', PAGE_CACHE: '0' }
const changed = new Set<string>()
let server: ChildProcess | undefined
let working = false
let stopping = false

const database = await openDatabase(readConfig(process.env))

/** Works off what changed, and what changes meanwhile. */
async function renew(): Promise<void> {
  if (working) return
  working = true
  do {
    const pages = server === undefined || [...changed].some(isOfPages)
    changed.clear()
    try {
      if (pages) await build()
      await stopServer()
      if (!stopping) server = spawn(process.execPath, [join(ROOT, 'src/main.ts')], { cwd: ROOT, env, stdio: 'inherit' })
    } catch (error) {
      // The server that runs goes on till the sources are whole again.
      process.stderr.write(`${(error as Error).message}\n`)
    }
  } while (changed.size > 0 && !stopping)
  working = false
}

/** Bears a server that has ended by itself. */
async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

let waiting: NodeJS.Timeout | undefined
watch(join(ROOT, 'src'), { recursive: true }, (_, path) => {
  if (!path || /\.test\.tsx?$/.test(path)) return
  changed.add(path)
  clearTimeout(waiting)
  waiting = setTimeout(() => void renew(), 50)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    stopping = true
    await stopServer()
    await database.stop()
    process.exit(0)
  })
}
await renew()
