import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, PERSONAS } from '../../demo/personas.ts'
import { databaseUrl, freePort, prepareServers, startServer } from '../crash/server.ts'
import { freshDatabase } from '../database.ts'
import { companyData } from '../factories/company.ts'
import { orderBody } from '../factories/purchase.ts'
import { callerOf, EWAS_NEW, leaveTraps, PLANTED, STRANGER, takeOver } from './demo-visitor.ts'
import { runTool } from './run-tool.ts'

// A demo that anybody could enter is opened for business. Real processes, one after the other, on one database and folder.
const OWN = { email: 'you@market.example', password: 'wysoki-komin-nad-rzeką-8' }
const SECOND = { email: 'second@market.example', password: 'krótki-most-za-miastem-3' }
const NEWCOMER = {
  email: 'ola@example.com',
  password: 'zupełnie-nowe-hasło-5',
  firstName: 'Ola',
  lastName: 'Lis',
  phone: '+48600100200',
  acceptPrivacyPolicy: true,
}
const TAKEN = 'przejęte-przez-obcego-17'

let env: Record<string, string>
let url: string
let drop: () => Promise<void>
let query: (text: string) => Promise<{ rows: Record<string, number>[] }>
let end: () => Promise<void>
let traps: Awaited<ReturnType<typeof leaveTraps>>

beforeAll(async () => {
  await prepareServers()
  const database = await freshDatabase()
  drop = database.drop
  const pool = new pg.Pool({ ...database.options, max: 1 })
  query = (text) => pool.query(text)
  end = () => pool.end()
  const PORT = String(await freePort())
  url = `http://127.0.0.1:${PORT}`
  env = {
    DATABASE_URL: databaseUrl(database.options),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'obieg-opening-')),
    PORT,
    // Its demo has people and no goods: loaded in a moment.
    VERTICAL: 'cosmetics',
    SANDBOX_PAYMENTS: 'false',
    WHITE_LIST_URL: 'off',
    VIES_URL: 'off',
  }
  for (const { email, password } of [OWN, SECOND]) {
    const made = await runTool(['tools/admin.ts', 'create-operator', '--email', email], {
      ...env,
      OPERATOR_PASSWORD: password,
    })
    expect(made).toMatchObject({ code: 0 })
  }
  const demo = await startServer({ ...env, DEMO: 'true' })
  const { must, logIn } = callerOf(url)
  await must('PUT', '/api/admin/commission', { rate: 750 }, await logIn(OWN.email, OWN.password))
  await takeOver(url, SECOND.email, TAKEN)
  traps = await leaveTraps(url)
  const early = await runTool(['demo/close.ts', '--yes'], env)
  expect([early.code, early.output]).toMatchObject([1, expect.stringContaining('The market is running')])
  await demo.kill('SIGTERM')
}, 400_000)
afterAll(async () => {
  await end()
  await drop()
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
})

const start = (demo: string) => runTool(['src/main.ts'], { ...env, DEMO: demo })
const count = async (table: string) => (await query(`select count(*)::int as count from ${table}`)).rows[0]?.count

describe('a demo that strangers used', { timeout: 900_000 }, () => {
  test('does not open for business as it is, and says what to do', async () => {
    const before = [await count('sessions'), await count('migrations')]
    const { code, output } = await start('false')
    expect([code, output]).toMatchObject([1, expect.stringContaining('npm run demo:close')])
    expect([await count('sessions'), await count('migrations')]).toEqual(before)
  })
  test('shows what would go and what stays, asks, and changes nothing unasked', async () => {
    const before = await count('users')
    const shown = await runTool(['demo/close.ts', '--dry-run'], env)
    expect(shown.code).toBe(0)
    const [goes, stays] = shown.output.split('Stays:')
    expect(goes).toContain('name, texts and pictures of the market (entered by ewa@obieg.example.com)')
    expect(goes).toContain('the company that runs the market (entered by stranger@evil.example)')
    expect(stays).toMatch(/operator you@market\.example\n/)
    expect(stays).toMatch(/operator second@market\.example, without its password/)
    expect(stays).toContain('commission (entered by you@market.example)')
    const unasked = await runTool(['demo/close.ts'], env)
    expect([unasked.code, unasked.output]).toMatchObject([1, expect.stringContaining('--yes')])
    expect(await count('users')).toBe(before)
  })
  test('killed while it is emptied stays as it was; killed after that, the next run ends it', async () => {
    const before = await count('users')
    const kill = (sql: string, when: string) =>
      runTool(['demo/close.ts', '--yes'], { ...env, CRASH_POINT: JSON.stringify({ sql, when }) })
    expect((await kill('truncate', 'after')).signal).toBe('SIGKILL')
    expect(await count('users')).toBe(before)
    expect((await kill('truncate', 'afterCommit')).signal).toBe('SIGKILL')
    expect((await start('false')).output).toContain('did not come to its end. Run it again: npm run demo:close')
    const done = await runTool(['demo/close.ts', '--yes'], env)
    expect([done.code, done.output]).toMatchObject([0, expect.stringContaining('The demo is gone')])
  })
  test('is never loaded again into the market that it became', async () => {
    expect((await start('true')).output).toContain('belongs to a market that is open for business')
    const reset = await runTool(['demo/reset.ts'], { ...env, DEMO: 'true' })
    expect([reset.code, reset.output]).toMatchObject([1, expect.stringContaining('DEMO=false')])
  })
  test('opens nothing to anybody who was there', async () => {
    const market = await startServer({ ...env, DEMO: 'false' })
    const { ask, must, logIn, addFactor } = callerOf(url)
    try {
      for (const [email, password] of [
        [PERSONAS.operator.email, DEMO_PASSWORD],
        [PERSONAS.operator.email, EWAS_NEW],
        [PERSONAS.buyer.email, DEMO_PASSWORD],
        [STRANGER.email, STRANGER.password],
        [SECOND.email, TAKEN],
        [SECOND.email, SECOND.password],
      ]) {
        expect([email, (await ask('POST', '/api/users/login', { email, password })).status]).toEqual([email, 401])
      }
      for (const auth of [traps.ewa, traps.stranger, { authorization: `Bearer ${traps.secret}` }]) {
        expect((await ask('GET', '/api/users/status', undefined, auth)).status).toBe(401)
      }
      expect((await ask('GET', `/api/invitations/${traps.invitation}`)).status).toBe(404)
      const settings = await ask('GET', '/api/settings')
      expect(settings.json.demo).toBe(false)
      expect(settings.text).not.toContain(PLANTED)
      expect(settings.text).not.toContain('Obcy')
      expect((await fetch(`${url}/files/${traps.headerImageKey}-320.webp`)).status).toBe(404)
      // Not even the pages stand there that said that they know no such payment.
      const standIn = await fetch(`${url}/sandbox-pay/stripe/pay/cs_test_0`)
      expect(await standIn.text()).not.toContain('nie zna takiej płatności')

      // Nobody is known yet who runs it, and no mail server: nothing is sold, nobody registers, nothing is promised.
      for (const path of ['/', '/en/catalog', '/de/rules']) {
        const page = await fetch(url + path)
        expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '3600'])
        expect(await page.text()).not.toContain('Obieg Demo')
      }
      expect((await fetch(`${url}/auth`)).status).toBe(200)
      const order = await ask('POST', '/api/checkout/orders', orderBody({ id: 'a'.repeat(43), total: 1 }))
      expect([order.status, order.json.code]).toEqual([503, 'market_being_prepared'])
      const own = await logIn(OWN.email, OWN.password)
      await addFactor(own)
      await must('PUT', '/api/admin/owner', companyData({ name: 'Prawdziwa Firma sp. z o.o.' }), own)
      const open = await fetch(url)
      expect([open.status, await open.text()]).toEqual([200, expect.stringContaining('Prawdziwa Firma sp. z o.o.')])
      const closed = [
        ['POST', '/api/users/register', { username: 'ola.lis', ...NEWCOMER }, 'registration_closed'],
        ['POST', '/api/users/recover-password', { email: OWN.email }, 'mail_unavailable'],
        ['POST', '/api/account/resend-code', { username: 'ola.lis' }, 'mail_unavailable'],
        ['POST', '/api/account/email', { email: 'other@market.example' }, 'mail_unavailable'],
      ] as const
      for (const [method, path, body, code] of closed) {
        expect([path, (await ask(method, path, body, path === '/api/account/email' ? own : {})).json.code]).toEqual([
          path,
          code,
        ])
      }
      const company = {
        company: companyData(),
        person: { username: 'ola.lis', ...NEWCOMER },
        acceptSellerTerms: true,
        photoKey: null,
      }
      expect((await ask('POST', '/api/company-registrations', company)).json.code).toBe('registration_closed')
      for (const path of ['/register', '/forgot', '/registercompany']) {
        expect(await (await fetch(url + path)).text(), path).toContain('nie wysyła jeszcze e-maili')
      }
      expect((await must('GET', '/api/admin/commission', undefined, own)).rate).toBe(750)
      expect(
        (await must('GET', '/api/admin/users', undefined, own)).users.map((one: { email: string }) => one.email).sort(),
      ).toEqual([SECOND.email, OWN.email])
      const log = await must('GET', '/api/admin/audit?action=demoClosed', undefined, own)
      expect(log.entries).toMatchObject([{ actorId: null, subjectId: 'demo', detail: { kept: 'commission' } }])
    } finally {
      await market.kill('SIGTERM')
    }
  })
  test('leaves no mail, job or file behind, but a copy of what had been entered', async () => {
    const ofOthers = `mails where recipient <> '${OWN.email}'`
    const tables = [ofOthers, 'api_keys', 'company_invitations', 'products', 'account_tokens', 'ledger_entries']
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0])
    // The books of the market that begins now are guarded again.
    await expect(query('truncate ledger_entries')).rejects.toThrow('append-only')
    expect(await readdir(join(env.DATA_DIR ?? '', 'files')).catch(() => [])).toEqual([])
    const copies = (await readdir(env.DATA_DIR ?? '')).filter((name) => name.startsWith('demo-closed-'))
    const copy = await readFile(join(env.DATA_DIR ?? '', copies.at(-1) ?? ''), 'utf8')
    expect(JSON.parse(copy)).toMatchObject({ site: { hands: [PERSONAS.operator.email] } })
    expect(copy).toContain(PLANTED)
  })
})
