import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../access/world.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { type RawCall, rawRequest } from './raw-request.ts'

// Tricks that every endpoint has to withstand, whatever it is for. What one call has to withstand is tested beside it.
let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
})
afterAll(() => market.close())

const raw = (...call: RawCall) => rawRequest(market, ...call)
const bearer = (who: 'buyer' | 'operator') => ({ authorization: `Bearer ${world.tokenOf(who)}` })

describe('mass assignment', () => {
  test('a field that is not for the caller is named, not taken', async () => {
    const account = { firstName: 'Ola', lastName: 'Lis', username: 'ola.lis', phone: '+48600100200', locale: 'pl-PL' }
    for (const extra of [
      { permissions: 'admin' },
      { status: 'active' },
      { companyId: 1 },
      { email: 'a@example.com' },
      { verified_at: '2020-01-01' },
      { __proto__x: { admin: true } },
    ]) {
      const answer = await market.api('PUT', '/api/account', { ...account, ...extra }, bearer('buyer'))
      expect([answer.status, answer.json.errors[0]]).toEqual([
        422,
        { field: Object.keys(extra)[0], code: 'unknown_key', message: expect.stringMatching(/\S/) },
      ])
    }
  })
  test('a prototype is nobody’s field', async () => {
    const body = '{"status":"away","__proto__":{"permissions":"admin"},"constructor":{"prototype":{"isAdmin":true}}}'
    const answer = await market.api('PATCH', '/api/users/update', body, bearer('buyer'))
    expect(answer.status).toBe(422)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    const status = await market.api('GET', '/api/users/status', undefined, bearer('buyer'))
    expect(status.json.user.permissions).toBe('buyer')
  })
})

describe('paths', () => {
  test.each([
    '/api/admin/users/',
    '/api//admin/users',
    '/api/./admin/users',
    '/api/users/../admin/users',
    '/api/users/%2e%2e/admin/users',
    '/api/admin%2fusers',
    '/api/ADMIN/users',
    '/api/admin/users;x=1',
    '/api/admin/users%00',
    '/api/admin/users%20',
    '/api/admin/users.json',
    '\\api\\admin\\users',
    'http://evil.example/api/admin/users',
  ])('%s opens nothing', async (path) => {
    for (const headers of [{}, bearer('buyer')]) {
      const answer = await raw('GET', path, headers)
      expect([path, [401, 403, 404, 400, 301].includes(answer.status)]).toEqual([path, true])
      expect(answer.text).not.toContain('@example.com')
    }
  })
  test.each([
    '/files/../secret-key',
    '/files/%2e%2e/secret-key',
    '/files/..%2fsecret-key',
    '/files/private/1-320.webp',
  ])('%s gives no file', async (path) => {
    expect((await raw('GET', path)).status).toBe(404)
  })
})

describe('headers', () => {
  test('no other name of a method is listened to', async () => {
    const before = (await market.query('select count(*) from shipping_addresses')).rows
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const path = `/api/account/shipping-data/${world.shippingId}`
      expect((await raw('POST', path, { ...bearer('buyer'), [name]: 'DELETE' })).status).toBe(405)
    }
    expect((await market.query('select count(*) from shipping_addresses')).rows).toEqual(before)
  })
  test('no other address is listened to', async () => {
    for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-path']) {
      const answer = await raw('GET', '/api/categories', { [name]: '/api/admin/users' })
      expect(answer.text).not.toContain('@example.com')
    }
  })
  test('a token stands in the Authorization header and nowhere else', async () => {
    const token = world.tokenOf('operator') ?? ''
    expect((await raw('GET', `/api/admin/users?access_token=${token}&token=${token}`)).status).toBe(401)
    expect((await raw('GET', '/api/admin/users', { cookie: `token=${token}; tokenUser=${token}` })).status).toBe(401)
    for (const header of [
      token,
      `Token ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} x`,
      `Bearer ${token}, Bearer x`,
    ]) {
      expect((await raw('GET', '/api/admin/users', { authorization: header })).status).toBe(401)
    }
    expect((await raw('GET', '/api/admin/users', bearer('operator'))).status).toBe(200)
  })
})

describe('too much', () => {
  const megabyte = 'a'.repeat(1024 * 1024)
  test('a body that does not say how long it is', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const answer = await raw('POST', '/api/users/login', headers, ['{"email":"', megabyte])
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'body_too_large'])
  })
  test('a file that does not say how long it is', async () => {
    const headers = { ...bearer('buyer'), 'content-type': 'image/png', 'transfer-encoding': 'chunked' }
    const answer = await raw(
      'PUT',
      '/api/account/avatar',
      headers,
      Array.from({ length: 5 }, () => megabyte),
    )
    expect([answer.status, JSON.parse(answer.text).errors[0]]).toEqual([
      413,
      { field: 'file', code: 'file_too_large', message: expect.stringContaining('4 MB') },
    ])
  })
  test('nobody unknown sends a file where one has to be known', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': String(3 * 1024 * 1024) }
    expect((await raw('PUT', '/api/account/avatar', headers)).status).toBe(401)
  })
  test('nesting deeper than any form', async () => {
    const deep = `{"status":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const answer = await market.api('PATCH', '/api/users/update', deep, bearer('buyer'))
    expect([400, 422]).toContain(answer.status)
  })
})

test('a file posted by a form of another page is refused by its type', async () => {
  for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await raw('PUT', '/api/account/avatar', { ...bearer('buyer'), 'content-type': type }, ['x'])
    expect([type, answer.status]).toEqual([type, 415])
  }
})
