// The market with pages rebuilt when a source changes; the server restarts itself, the database stays.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'

const ROOT = join(import.meta.dirname, '..')
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug', PAGE_CACHE: '0' }
let waiting: NodeJS.Timeout | undefined

function start() {
  return spawn(process.execPath, [join(ROOT, 'src/main.ts')], { cwd: ROOT, env, stdio: 'inherit' })
}

async function restart(): Promise<void> {
  try {
    await build()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  server = start()
}

await build()
let server = start()
watch(join(ROOT, 'src'), { recursive: true }, () => {
  clearTimeout(waiting)
  waiting = setTimeout(() => void restart(), 150)
})
process.on('SIGINT', () => server.kill('SIGINT'))
