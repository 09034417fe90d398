import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aPerson, authOf } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { endedSessions } from '../../domains/accounts/index.ts'
import type { Actor } from '../../values/actor.ts'
import { listenTo } from '../db/listen.ts'
import { createHub, LIVE_LIMITS, type LiveHub, type LiveViewer } from './hub.ts'
import { notifyLive } from './notify-live.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const someone = (userId: string, sessionId = 'some'): Actor => ({
  userId,
  sessionId,
  permissions: 'buyer',
  firstName: '',
  companyIds: [],
  roles: {},
})

/** What a stream says, as it comes. */
function follow(hub: LiveHub, actor: Actor, network = '203.0.113.1', once = false) {
  const heard: string[] = []
  const state = { ended: false }
  const reader = hub.open(actor, network, once).getReader()
  const text = new TextDecoder()
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) heard.push(text.decode(part.value))
    state.ended = true
  })()
  const facts = () => heard.filter((line) => line.startsWith('data: ')).map((line) => JSON.parse(line.slice(6)))
  return { heard, facts, state, leave: () => reader.cancel() }
}

const hubOf = (unread: (viewer: LiveViewer) => number) =>
  createHub(market.deps, {
    readers: { messages: async (viewer) => unread(viewer) },
    endedSessions: async () => [],
  })

test('two processes both tell, when the transaction commits, and nobody hears what is another person’s', async () => {
  const [hanna, adam] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  let unread = 1
  const hubs = [1, 2].map(() => hubOf(({ accountId }) => (accountId === hanna ? unread : 50)))
  const stops = await Promise.all(hubs.map((hub) => listenTo(market.database, market.deps.log, [hub.listener])))
  const [first, second] = hubs as [LiveHub, LiveHub]
  const here = follow(first, someone(hanna))
  const there = follow(second, someone(hanna))
  const other = follow(second, someone(adam))
  await vi.waitFor(() => expect([here, there, other].map((one) => one.facts().length)).toEqual([1, 1, 1]))
  unread = 2
  await market.deps.db.transaction().execute(async (db) => {
    await notifyLive({ db }, [hanna], 'messages')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(here.facts()).toHaveLength(1)
  })
  const both = [1, 2].map((count) => ({ kind: 'messages', unread: count }))
  await vi.waitFor(() => expect([here.facts(), there.facts()]).toEqual([both, both]), 10_000)
  // Many at once are told as one.
  for (let at = 0; at < 20; at++) await notifyLive(market.deps, [hanna, adam], 'messages')
  await vi.waitFor(() => expect(other.facts().length).toBeGreaterThan(1), 10_000)
  expect(other.facts().length).toBeLessThan(10)
  expect(other.facts().every((fact) => fact.unread === 50)).toBe(true)
  // What changes while nobody listens is asked for as soon as somebody does again.
  unread = 7
  await market.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%obieg_live%' and datname = current_database()`)
  await vi.waitFor(() => expect(here.facts().at(-1)).toEqual({ kind: 'messages', unread: 7 }), 10_000)
  unread = 8
  await vi.waitFor(async () => {
    await notifyLive(market.deps, [hanna], 'messages')
    expect(there.facts().at(-1)).toEqual({ kind: 'messages', unread: 8 })
  }, 20_000)
  for (const hub of hubs) hub.close()
  await vi.waitFor(() => expect([here, there, other].every((one) => one.state.ended)).toBe(true))
  for (const stop of stops) await stop()
})

test('streams are bounded: of an account, of a network, and a stopping process takes none', async () => {
  const hub = hubOf(() => 0)
  const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  const own = Array.from({ length: LIVE_LIMITS.account }, () => follow(hub, someone(id(1))))
  expect(() => follow(hub, someone(id(1)))).toThrow('rate_limited')
  await own[0]?.leave()
  own.push(follow(hub, someone(id(1))))
  for (let at = LIVE_LIMITS.account; at < LIVE_LIMITS.network; at++) follow(hub, someone(id(at + 10)))
  expect(() => follow(hub, someone(id(5000)))).toThrow('rate_limited')
  follow(hub, someone(id(5000)), '203.0.113.2')
  hub.close()
  await vi.waitFor(() => expect(own.every((one, at) => at === 0 || one.state.ended)).toBe(true))
  expect(() => follow(hub, someone(id(6000)), '203.0.113.3')).toThrow('database_busy')
})

test('a stream that is only asked ends by itself; one that cannot count ends, so that it is asked again', async () => {
  const hub = hubOf(() => 3)
  const asked = follow(hub, someone('00000000-0000-4000-8000-000000000003'), '203.0.113.1', true)
  await vi.waitFor(() => expect(asked.state.ended).toBe(true))
  expect(asked.facts()).toEqual([{ kind: 'messages', unread: 3 }])
  const broken = hubOf(() => {
    throw new Error('no database')
  })
  const told = follow(broken, someone('00000000-0000-4000-8000-000000000003'))
  await vi.waitFor(() => expect(told.state.ended).toBe(true))
})

test('a stream ends with its session, however that ends, and no other does', async () => {
  const hub = createHub(market.deps, {
    readers: {},
    endedSessions: (ids) => endedSessions(market.deps, ids),
  })
  const stop = await listenTo(market.database, market.deps.log, [hub.listener])
  const hanna = await aPerson(market)
  const { rows } = await market.query('select id from sessions where user_id = $1', [hanna.id])
  await authOf(market, hanna.id)
  const later = await market.query('select id from sessions where user_id = $1 order by created_at desc limit 1', [
    hanna.id,
  ])
  const here = follow(hub, someone(hanna.id, rows[0].id))
  const elsewhere = follow(hub, someone(hanna.id, later.rows[0].id))
  expect((await market.api('POST', '/api/account/logout', undefined, hanna.auth)).status).toBe(204)
  await vi.waitFor(() => expect(here.state.ended).toBe(true), 10_000)
  expect(elsewhere.state.ended).toBe(false)
  await market.query(`update users set status = 'suspended' where id = $1`, [hanna.id])
  await notifyLive(market.deps, [hanna.id], 'session')
  await vi.waitFor(() => expect(elsewhere.state.ended).toBe(true), 10_000)
  hub.close()
  await stop()
})

test('over HTTP: only who is logged in, nothing that anybody keeps, and the stream ends when the browser goes', async () => {
  expect((await market.api('GET', '/api/live')).status).toBe(401)
  const hanna = await aPerson(market)
  const going = new AbortController()
  const open = await fetch(`${market.url}/api/live`, { headers: hanna.auth, signal: going.signal })
  expect([open.status, open.headers.get('content-type'), open.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store, no-transform',
  ])
  const reader = open.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\n\n')
  going.abort()
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => market.api('GET', '/api/live?once=true', undefined, hanna.auth)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})
