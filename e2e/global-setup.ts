import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../tools/build.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    marketUrl: string
  }
}

/**
 * The whole market as `npm start` runs it, on a data directory of its own, with the demo loaded. `MARKET_URL` names one that runs
 * already: nothing is started then (it needs TRUSTED_PROXIES=1, too, or all tests count as one caller).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.MARKET_URL) {
    project.provide('marketUrl', process.env.MARKET_URL.replace(/\/$/, ''))
    return async () => {}
  }
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'obieg-e2e-'))
  const logs = process.env.TEST_LOGS
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: logs ? 'debug' : 'warn',
    // Each visitor of the tests comes from a network of its own.
    TRUSTED_PROXIES: '1',
    WHITE_LIST_URL: 'off',
    VIES_URL: 'off',
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // `npm test` looks through it for secrets at the end.
  if (logs) {
    await mkdir(logs, { recursive: true })
    server.stdout.pipe(createWriteStream(join(logs, 'journeys.log')))
  }
  project.provide('marketUrl', await addressOf(server))
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk) => {
      output += String(chunk)
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`the market ended with ${code}:\n${output}`)))
  })
}
