import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataFolder, prepareDataFolder } from '../../src/start/data-folder.ts'
import { requirePort } from '../../src/start/free-port.ts'
import { reachDatabase } from '../../src/start/reach-database.ts'
import { databaseUrl, freePort, startServer } from '../crash/server.ts'
import { freshDatabase } from '../database.ts'
import { runTool } from './run-tool.ts'

let options: pg.ClientConfig
let drop: () => Promise<void>
let folder: string
beforeAll(async () => {
  const database = await freshDatabase()
  options = database.options
  drop = database.drop
  folder = await mkdtemp(join(tmpdir(), 'obieg-start-'))
})
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a start that cannot work says what to do', () => {
  test('a folder that is none', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(prepareDataFolder(join(file, 'data'))).rejects.toThrow(/DATA_DIR \(.*\) cannot be written \(ENOTDIR\)/)
  })
  test.runIf(process.getuid?.() !== 0)('a folder of somebody else', async () => {
    const closed = await mkdtemp(join(folder, 'closed-'))
    await chmod(closed, 0o500)
    await expect(prepareDataFolder(closed)).rejects.toThrow('cannot be written (EACCES)')
  })
  test('a port that another program has', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken by another program`)
    await new Promise((resolve) => other.close(resolve))
    await expect(requirePort(port, '127.0.0.1')).resolves.toBeUndefined()
    await expect(requirePort(0, '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1 is no address of this machine')
  })
  test('a database where nobody answers, or that is not there', async () => {
    const url = (text: string) => ({ connectionString: text })
    const nobody = url(`postgres://u:geheim-4711@127.0.0.1:${await freePort()}/m`)
    const failure = await reachDatabase(nobody, 0).catch((error: Error) => error.message)
    expect(failure).toContain('start PostgreSQL')
    expect(failure).not.toContain('geheim-4711')
    await expect(reachDatabase({ ...options, database: 'not_there' }, 0)).rejects.toThrow(
      'There is no database not_there',
    )
    await expect(reachDatabase(url('postgres://u@nowhere.invalid/m'), 0)).rejects.toThrow('Nobody knows the host')
    expect(await reachDatabase(options)).toMatch(/^18/)
  })
  test('two programs on one data directory', async () => {
    const data = await mkdtemp(join(folder, 'data-'))
    const code = `import('./src/start/data-folder.ts').then(({ lockDataFolder }) => { lockDataFolder(${JSON.stringify(data)}); console.log('held'); setInterval(() => {}, 1000) })`
    const other = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => other.stdout.once('data', resolve))
    expect(() => lockDataFolder(data)).toThrow(`Another Obieg (process ${other.pid}) works with ${data}`)
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await ended
    // However it ended: the next one begins at once.
    expect(() => lockDataFolder(data)).not.toThrow()
  })
})

describe('another key than the database was written with', { timeout: 900_000 }, () => {
  const KEYS = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string]
  const env = async (key: string) => ({
    DATABASE_URL: databaseUrl(options),
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO: 'false',
    SECRET_KEY: key,
    LOG_LEVEL: 'info',
  })
  test('is refused before anything is changed, until it is accepted', async () => {
    const first = await startServer(await env(KEYS[0]))
    await first.kill('SIGTERM')
    expect(first.output()).toMatch(/"market":\{"version":"[\d.]+","database":"[^"]+","postgres":"18/)
    const refused = await runTool(['src/main.ts'], await env(KEYS[1]))
    expect([refused.code, refused.output]).toMatchObject([1, expect.stringContaining('npm run key:accept')])
    const asked = await runTool(['tools/accept-new-key.ts'], await env(KEYS[1]))
    expect(asked.output).toContain('Nothing was changed yet')
    expect((await runTool(['tools/accept-new-key.ts', '--yes'], await env(KEYS[1]))).output).toContain('Done')
    const second = await startServer(await env(KEYS[1]))
    await second.kill('SIGTERM')
    expect((await runTool(['tools/accept-new-key.ts'], await env(KEYS[1]))).output).toContain('The key fits')
  })
})
