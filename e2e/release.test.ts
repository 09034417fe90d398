import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
let release: string
let market: ChildProcess | undefined

// Away from the house: nothing above the folder may help out.
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'obieg-release-'))
  const made = spawnSync(process.execPath, [join(ROOT, 'tools/release.ts'), release], { encoding: 'utf8' })
  expect([made.status, made.stderr]).toEqual([0, ''])
  // Packages may have to be fetched.
}, 600_000)
afterAll(async () => {
  // Not SIGKILL: what it started would stay.
  if (market && market.exitCode === null) {
    const ended = once(market, 'exit')
    market.kill('SIGTERM')
    await ended
  }
  await rm(release, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

test('a release starts with the server’s packages alone, serves pages, and stops', async () => {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}`, LOG_LEVEL: 'warn', NODE_ENV: 'production' }
  let said = ''
  market = spawn(process.execPath, ['tools/start-release.mjs'], {
    cwd: release,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [market.stdout, market.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  const ended = once(market, 'exit')
  const deadline = Date.now() + 300_000
  while (!said.includes('is open') && market.exitCode === null && Date.now() < deadline) await wait(100)
  expect(said).toContain('is open')

  const address = `http://127.0.0.1:${port}`
  const page = await fetch(address, { headers: { 'accept-language': 'pl' } })
  const html = await page.text()
  expect([page.status, html.includes('</html>')]).toEqual([200, true])
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const asset = await fetch(address + script, { headers: { 'accept-encoding': 'br' } })
  expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect((await fetch(`${address}/api/docs/redoc.standalone.js`)).status).toBe(200)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const verifier = await fetch(`${address}/api/units/verifier`)
  expect([verifier.status, (await verifier.text()).includes('problemsOf')]).toEqual([200, true])

  market.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

test('a release carries no builder and no test, and names whose work it carries', async () => {
  for (const name of [
    'vite',
    'vitest',
    'typescript',
    'playwright-core',
    'lucide-react',
    '@scarf/scarf',
    '@biomejs/biome',
  ]) {
    expect([name, existsSync(join(release, 'node_modules', name))]).toEqual([name, false])
  }
  expect(existsSync(join(release, 'src/web'))).toBe(false)
  const notices = await readFile(join(release, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  for (const name of [
    'hono',
    'react',
    'lucide-react',
    'maplibre-gl',
    'tailwindcss',
    '@fontsource-variable/figtree',
    'sharp',
  ]) {
    expect(notices).toMatch(new RegExp(`\\n${name} \\d`))
  }
  // Data of maps is no package, and its terms go along all the same.
  expect(notices).toMatch(/GSHHG 2\.3\.7.*GNU Lesser General/s)
  const [text] = notices.split('\nreact ').slice(1)
  expect(text?.slice(0, 600)).toContain('Permission is hereby granted')
  const lock = await readFile(join(release, 'package-lock.json'), 'utf8')
  expect(lock).not.toContain('"resolved"')
})
