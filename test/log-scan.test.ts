import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../src/platform/log/log.ts'
import { aPerson } from './factories/person.ts'
import { findLeaks, knownPeople, scanLogs } from './log-scan.ts'
import { testMarket } from './market.ts'

// A guard that cannot fail guards nothing: each kind of leak is planted once.
const known = knownPeople(join(import.meta.dirname, '..'))
const token = 'q83vEjRWeJCrze8BI0VniavN7wEjRWeJq83vEjRWeJA'
const kindsOf = (entry: Record<string, unknown>) =>
  findLeaks(JSON.stringify({ level: 30, time: '2026-11-21T14:11:00.123Z', ...entry }), known).map(({ kind }) => kind)

test.each<[string, Record<string, unknown>]>([
  ['e-mail address', { worker: 'Failed task 1 with error "Key (email)=(ola@poczta.example.com) exists"' }],
  ['e-mail address', { job: 'mail.send', payload: { to: 'ola@example.com' } }],
  ['e-mail address', { 'ola@example.com': 3 }],
  ['phone number', { phone: '+48 600 700 800' }],
  ['phone number', { called: '+48600700800' }],
  ['phone number', { said: 'call 600 700 800' }],
  ['bank account', { iban: 'PL61109010140000071219812874' }],
  ['bank account', { account: 'PL61 1090 1014 0000 0712 1981 2874' }],
  ['bearer token', { headers: { authorization: 'Bearer abc' } }],
  ['token or key', { path: `/api/carts/${token}/lines` }],
  ['token or key', { list: [[token]] }],
  ['API key', { header: `obk_${token}` }],
  ['password hash', { row: '$argon2id$v=19$m=19456' }],
  ['six-digit code', { code: '482913' }],
  ['six-digit code', { mail: 'Your code is 482913.' }],
  ['network address', { from: '203.0.113.7' }],
  ['password', { body: 'zielony-rower-77' }],
  ['name', { greeting: 'Dzień dobry, Hanna!' }],
  ['name', { buyer: 'H. Kowalczyk' }],
])('%s is found in %j', (kind, entry) => {
  expect(kindsOf(entry)).toEqual([kind])
})
test('a line that is not JSON is looked at, too', () => {
  expect(findLeaks('fine\nError: ola@example.com\nfine', known)).toEqual([
    { kind: 'e-mail address', line: 'Error: ola@example.com' },
  ])
})
test.each<Record<string, unknown>>([
  { worker: 'Completed task 123456 (search.refreshListings, 5.21ms, attempt 1 of 12) with success' },
  { worker: "Worker connected and looking for jobs... (task names: 'mail.send', 'orders.releaseHolds')" },
  { endpoint: 'PUT /api/carts/{cartId}/lines/{versionId}', error: { message: 'connect ECONNREFUSED 127.0.0.1:5432' } },
  { error: { stack: '    at file:///srv/market/src/domains/companies/approval/move-company.ts:123456:7' } },
  { payment: '0f0e0d0c-0b0a-4908-8706-050403020100', expected: 129900, received: 100000 },
  { migrations: ['0007-people.sql'], order: 'OB-2026-0000001' },
])('%j is in order', (entry) => {
  expect(kindsOf(entry)).toEqual([])
})
test('the people and passwords of tests and demo are known from their sources', () => {
  expect(known.names).toContain('Hanna')
  expect(known.names).toContain('Kowalczyk')
  expect(known.passwords).toContain('zielony-rower-77')
  expect(known.passwords.size).toBeGreaterThan(5)
})

test('a log in a folder is read, every level of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'obieg-scan-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const log = createLog('silent', join(folder, 'deep/one.log'))
  log.trace({ to: 'ola@example.com' })
  log.debug({ fine: true })
  log.error({ token, password: 'unknown to anybody' })
  const { lines, leaks } = scanLogs(folder, known)
  // What goes by the name of a secret is cut out by the log itself.
  expect([lines, leaks.map(({ kind }) => kind)]).toEqual([3, ['e-mail address']])
  expect(await readFile(join(folder, 'deep/one.log'), 'utf8')).toContain('[Redacted]')
})

test('a market that fails in the middle of personal data does not log them', async () => {
  const market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
  onTestFinished(() => market.close())
  const { auth, id } = await aPerson(market)
  await market.query(
    `create function spoil() returns trigger language plpgsql as $$ begin perform (new.email || new.phone)::int; return new; end $$`,
  )
  await market.query('create trigger spoil before update on users for each row execute function spoil()')
  const lines: unknown[] = []
  market.deps.log.error = ((entry: unknown) => void lines.push(entry)) as never
  const profile = { username: 'hanna.k', firstName: 'Hanna', lastName: 'Kowalczyk', phone: '+48600555100' }
  const answer = await market.api('PUT', '/api/account', { ...profile, locale: 'pl-PL' }, auth)
  expect([answer.status, answer.json.code]).toEqual([500, 'internal'])
  expect(lines).toMatchObject([{ endpoint: 'PUT /api/account', error: { database: '22P02' } }])
  expect(findLeaks(JSON.stringify(lines[0]), known)).toEqual([])
  // The same from a job: what the queue prints and keeps is harmless.
  await market.deps.addJob(market.deps.db, { name: 'platform.forgetOldKeys', payload: {} })
  const kind = market.jobs.find(({ name }) => name === 'platform.forgetOldKeys')
  const failing = async () => void (await market.query(`update users set phone = '+48600555101' where id = $1`, [id]))
  Object.assign(kind ?? {}, { run: failing })
  // The queue writes down a failure in its own time.
  const rows = await vi.waitFor(
    async () => {
      await market.runJobs()
      const kept = await market.query(
        'select last_error from graphile_worker._private_jobs where last_error is not null',
      )
      expect(kept.rows).toHaveLength(1)
      return kept.rows
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(rows[0].last_error).toContain('22P02')
  expect(findLeaks(JSON.stringify([rows, ...lines]), known)).toEqual([])
  expect(lines).toHaveLength(2)
})
