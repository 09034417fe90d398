import { readdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../src/domains/accounts/index.ts'
import { UPLOADS_AT_ONCE } from '../../src/platform/files/uploads.ts'
import { createWorld, type World } from '../access/world.ts'
import { aPerson } from '../factories/person.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { whileANeighbourWaits } from './neighbour.ts'

// Files that are meant to fill the memory, the disk, or every place of those who send files.
let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
})
afterAll(() => market.close())

const folder = () => `${market.deps.config.dataDir}/files/uploads`
const left = () => readdir(folder()).catch(() => [])
const bearer = (who: 'owner' | 'buyer') => ({ authorization: `Bearer ${world.tokenOf(who)}` })

/** Begins to send a file and holds the connection open. */
async function hold(who: 'owner' | 'buyer' | { token: string }) {
  const { hostname, port } = new URL(market.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (part) => (text += String(part)))
  socket.on('error', () => undefined)
  const path = who === 'owner' ? `POST /api/companies/${world.companyId}/product-images` : 'PUT /api/account/avatar'
  const { authorization } = typeof who === 'string' ? bearer(who) : { authorization: `Bearer ${who.token}` }
  const headers = `Host: a\r\nAuthorization: ${authorization}\r\nContent-Type: image/png\r\nContent-Length: 100000`
  socket.write(`${path} HTTP/1.1\r\n${headers}\r\n\r\n${'x'.repeat(100)}`)
  return { socket, text: () => text }
}

test('240 MB at once are not held in memory, and keep nobody waiting', async () => {
  const file = Buffer.alloc(40_000_000, 'a')
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5)
  const headers = { ...bearer('owner'), 'content-type': 'application/octet-stream' }
  const path = `/api/companies/${world.companyId}/imports/1/pictures?name=a.zip`
  const answers = await whileANeighbourWaits(market, () =>
    attack(market, Array(UPLOADS_AT_ONCE.perCaller).fill({ method: 'PUT', path, headers, body: file })),
  )
  clearInterval(looking)
  expect(answers.map(({ status }) => status)).toEqual(Array(UPLOADS_AT_ONCE.perCaller).fill(404))
  expect(most - before).toBeLessThan(130_000_000)
  expect(await left()).toEqual([])
})

test('one caller has a few places, others go on; a place is free when its sender has gone', async () => {
  const held = await Promise.all(Array.from({ length: UPLOADS_AT_ONCE.perCaller }, () => hold('owner')))
  while ((await left()).length < held.length) await wait(20)
  const one = await hold('owner')
  while (!one.text()) await wait(20)
  expect(one.text()).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: \d/i)
  const avatar = await market.api('PUT', '/api/account/avatar', undefined, {
    ...bearer('buyer'),
    'content-type': 'image/png',
  })
  expect([avatar.status, avatar.json.errors[0].code]).toEqual([422, 'required'])
  for (const { socket } of [...held, one]) socket.destroy()
  while ((await left()).length > 0) await wait(20)
  const again = await hold('owner')
  while ((await left()).length === 0) await wait(20)
  again.socket.destroy()
})

test('all places taken by many callers: the next is told to come again, neighbours do not notice, and a free place is taken', async () => {
  const { inAll, perCaller } = UPLOADS_AT_ONCE
  const tokens = await Promise.all(
    Array.from({ length: inAll / perCaller + 1 }, async () => openSession(market.deps, (await aPerson(market)).id)),
  )
  const last = tokens.pop() ?? ''
  const held = await whileANeighbourWaits(market, async () => {
    const senders = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: perCaller }, () => hold({ token }))),
    )
    while ((await left()).length < inAll) await wait(20)
    const refused = await hold({ token: last })
    while (!refused.text()) await wait(20)
    expect(refused.text()).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5[\s\S]*"uploads_busy"/i)
    refused.socket.destroy()
    await wait(1000)
    return senders
  })
  expect(held).toHaveLength(inAll)
  held.pop()?.socket.destroy()
  while ((await left()).length >= inAll) await wait(20)
  const next = await hold({ token: last })
  while ((await left()).length < inAll) await wait(20)
  expect(next.text()).toBe('')
  for (const { socket } of [...held, next]) socket.destroy()
  while ((await left()).length > 0) await wait(20)
})

test('what a killed program left of uploads is swept after a day', async () => {
  await writeFile(`${folder()}/old`, 'x')
  await writeFile(`${folder()}/new`, 'x')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(`${folder()}/old`, yesterday, yesterday)
  await market.jobs.find(({ name }) => name === 'platform.forgetUploads')?.run({} as never, undefined as never)
  expect(await left()).toEqual(['new'])
})

test('strangers are refused before anything of 300 MB is read', async () => {
  const started = performance.now()
  const headers = { 'content-type': 'image/png', 'content-length': String(300_000_000) }
  const { hostname, port } = new URL(market.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `PUT /api/account/avatar HTTP/1.1\r\nHost: a\r\n${Object.entries(headers)
      .map((one) => one.join(': '))
      .join('\r\n')}\r\n\r\n`,
  )
  const answer = await new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))))
  expect(answer).toMatch(/^HTTP\/1.1 401/)
  expect(performance.now() - started).toBeLessThan(10_000)
  socket.destroy()
})
