import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareFirstOperator } from '../src/first-operator.ts'
import { bareEnvironment } from './bare-environment.ts'
import { databaseUrl } from './crash/server.ts'
import { aPerson, auditOf } from './factories/person.ts'
import { type TestMarket, testMarket } from './market.ts'

const ROOT = join(import.meta.dirname, '..')
const PASSWORD = 'cichy-wodospad-w-piwnicy'
let market: TestMarket
let dataDir: string
let url: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'obieg-admin-'))
  market = await testMarket({ env: { SECRET_KEY: 'ab'.repeat(32) } })
  const { rows } = await market.query('select current_database() as database')
  url = databaseUrl({ ...inject('database'), ...rows[0] })
})
afterAll(async () => {
  await market.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** `npm run admin -- …` beside the running market. */
function admin(args: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'tools/admin.ts'), ...args], {
      cwd: ROOT,
      env: {
        ...bareEnvironment(),
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SECRET_KEY: 'ab'.repeat(32),
        PUBLIC_URL: market.url,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
    child.stdin.end(input)
  })
}
const logIn = (email: string, password: string) => market.api('POST', '/api/users/login', { email, password })
const idOf = async (email: string) => (await market.query('select id from users where email = $1', [email])).rows[0]?.id

describe('npm run admin', () => {
  test('the first operator is made at the command line, and logs in', async () => {
    expect((await admin(['list-operators'])).output).toContain('Nobody runs the market yet')
    const args = ['create-operator', '--email', 'ewa@example.com', '--first-name', 'Ewa']
    expect(await admin(args, { input: `${PASSWORD}\n` })).toEqual({
      code: 0,
      output: 'ewa@example.com runs the market now.',
    })
    const { status, json } = await logIn('ewa@example.com', PASSWORD)
    expect([status, json.user.permissions, json.user.firstName, json.user.companyId]).toEqual([
      200,
      'admin',
      'Ewa',
      null,
    ])
    expect(await auditOf(market, await idOf('ewa@example.com'))).toMatchObject([
      { actorId: null, action: 'operatorCreated' },
      { action: 'login' },
    ])
    expect((await admin(['list-operators'])).output).toBe('ewa@example.com  owner  Ewa')
    const again = await admin(args, { env: { OPERATOR_PASSWORD: PASSWORD } })
    expect(again.code).toBe(1)
    expect(again.output).toContain('make-operator')
  })
  test.each([
    ['short', 'at least 12 characters'],
    ['qwerty123456', 'easy to guess'],
    ['', 'at least 12 characters'],
  ])('a password like "%s" is refused', async (password, words) => {
    const { code, output } = await admin(['create-operator', '--email', 'weak@example.com'], { input: `${password}\n` })
    expect([code, output.includes(words)]).toEqual([1, true])
    expect(await idOf('weak@example.com')).toBeUndefined()
  })
  test('somebody who has an account becomes an operator, from the next request on', async () => {
    const { email, id, auth } = await aPerson(market)
    expect((await market.api('GET', '/api/admin/mails', undefined, auth)).status).toBe(403)
    expect((await admin(['make-operator', '--email', email.toUpperCase()])).code).toBe(0)
    expect((await market.api('GET', '/api/admin/mails', undefined, auth)).status).toBe(200)
    expect(await auditOf(market, id)).toMatchObject([{ actorId: null, action: 'permissionsChanged' }])
    expect(await admin(['make-operator', '--email', 'nobody@example.com'])).toEqual({
      code: 1,
      output: 'There is no such user',
    })
  })
  test('a link sets a new password, once', async () => {
    const { email } = await aPerson(market)
    const { code, output } = await admin(['reset-password', '--email', email])
    expect(code).toBe(0)
    const link = new URL(output)
    expect(link.origin + link.pathname).toBe(`${market.url}/reset-password`)
    const body = { token: link.searchParams.get('token'), newPassword: PASSWORD }
    expect((await market.api('POST', '/api/users/reset-password', body)).status).toBe(200)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
    expect((await market.api('POST', '/api/users/reset-password', body)).status).toBe(422)
  })
  test.each([[[]], [['delete-everything']], [['make-operator']], [['make-operator', '--email', 'x']]])(
    'says how it is used: %j',
    async (args) => {
      const { code, output } = await admin(args)
      expect([code, output.includes('npm run admin -- <command>')]).toEqual([1, true])
    },
  )
})

describe('the operator of the configuration', () => {
  const wish = { email: 'first@example.com', password: 'niebieska-lampa-nad-stolem' }
  const withWish = (firstOperator: typeof wish) => ({
    ...market.deps,
    config: { ...market.deps.config, firstOperator },
  })
  test('is made once, however many processes start at once and however often', async () => {
    const deps = withWish(wish)
    await Promise.all([1, 2, 3].map(() => prepareFirstOperator(deps)))
    await prepareFirstOperator(deps)
    expect((await logIn(wish.email, wish.password)).json.user.permissions).toBe('admin')
    const created = (await auditOf(market, await idOf(wish.email))).filter(({ action }) => action === 'operatorCreated')
    expect(created).toHaveLength(1)
  })
  test('does not touch an account that is there, and has no weak password', async () => {
    const { email, id } = await aPerson(market)
    await prepareFirstOperator(withWish({ ...wish, email }))
    const { rows } = await market.query('select permissions, password_hash from users where id = $1', [id])
    expect(rows).toEqual([{ permissions: 'buyer', password_hash: null }])
    const weak = prepareFirstOperator(withWish({ email: 'weak@example.com', password: 'password1234' }))
    await expect(weak).rejects.toThrow('OPERATOR_PASSWORD is easy to guess')
  })
})
