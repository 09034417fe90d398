import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect as openSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../database.ts'
import { databaseUrl, freePort, prepareServers, startServer } from './server.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let dataDir: string
beforeAll(async () => {
  await prepareServers()
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'obieg-rolling-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}) {
  const port = await freePort()
  const settings = { DATABASE_URL: databaseUrl(database.options), DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32) }
  const server = await startServer({ ...settings, PORT: String(port), ...env })
  onTestFinished(() => void server.kill('SIGKILL'))
  return { ...server, port }
}

/** One request over a kept-alive connection; nothing is tried twice. 0: it was lost. */
function ask(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = get({ host: '127.0.0.1', port, path, agent, timeout: 60_000 }, (answer) => {
      answer.on('error', () => resolve(0))
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume()
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
  })
}

test('two processes are restarted one after the other: of a thousand requests none is lost', async () => {
  const grace = { STOP_GRACE: '3', ROLES: 'web' }
  const places = [await start(grace), await start(grace)]
  const healthy = [true, true]
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const checks = new Agent({ keepAlive: true })
  let over = false
  // What a balancer does: it asks each place whether it is ready, and sends nobody where it is not.
  const balance = async (at: number) => {
    while (!over) {
      healthy[at] = (await ask(places[at]?.port ?? 0, '/readyz', checks)) === 200
      await wait(100)
    }
  }
  const statuses: number[] = []
  let turn = 0
  const visit = async () => {
    while (!over || statuses.length < 1000) {
      const at = healthy[turn++ % 2] ? (turn - 1) % 2 : turn % 2
      statuses.push(await ask(places[at]?.port ?? 0, turn % 3 === 0 ? '/api/categories' : '/healthz', agent))
      await wait(5)
    }
  }
  const running = [balance(0), balance(1), ...Array.from({ length: 8 }, visit)]
  for (const at of [0, 1]) {
    await wait(500)
    const stopping = places[at]
    const ended = stopping?.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, signal: null })
    const next = await start(grace)
    places[at] = next
    while (!healthy[at]) await wait(50)
  }
  over = true
  await Promise.all(running)
  agent.destroy()
  checks.destroy()
  expect(statuses.length).toBeGreaterThanOrEqual(1000)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
}, 400_000)

test('kept and unused connections do not hold up a stop, and those that are kept are told to close', async () => {
  const server = await start({ STOP_GRACE: '1' })
  const unused = openSocket(server.port, '127.0.0.1')
  unused.on('error', () => undefined)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  expect(await Promise.all(Array.from({ length: 4 }, () => ask(server.port, '/healthz', agent)))).toEqual([
    200, 200, 200, 200,
  ])
  const begun = performance.now()
  const ended = server.kill('SIGTERM')
  await wait(300)
  const told = await new Promise<[number | undefined, string | undefined]>((resolve, reject) =>
    get({ host: '127.0.0.1', port: server.port, path: '/readyz', agent }, (answer) => {
      resolve([answer.resume().statusCode, answer.headers.connection])
    }).on('error', reject),
  )
  expect(told).toEqual([503, 'close'])
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - begun).toBeLessThan(30_000)
  unused.destroy()
  agent.destroy()
}, 180_000)
