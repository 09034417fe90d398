import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A folder of data for one market, gone with `remove`. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'obieg-e2e-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A folder with the data of a market that does not run. */
export async function copiedFolder(from: string) {
  const copy = await dataFolder()
  // With owners and modes: the database checks them.
  const { status } = spawnSync('cp', ['-a', `${from}/.`, copy.folder])
  if (status !== 0) throw new Error('the data of the demo market could not be copied')
  return copy
}

/** A market as `npm start` runs it, on a data directory of its own; `log` sees what it prints. The pages are built already. */
export async function startMarket(own: Record<string, string>, log?: (output: Readable) => void) {
  const { folder, remove } = own.DATA_DIR ? { folder: own.DATA_DIR, remove: undefined } : await dataFolder()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    // Each visitor of the tests comes from a network of its own.
    TRUSTED_PROXIES: '1',
    WHITE_LIST_URL: 'off',
    VIES_URL: 'off',
    ...own,
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  log?.(server.stdout)
  return {
    url: await addressOf(server),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await remove?.()
    },
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
