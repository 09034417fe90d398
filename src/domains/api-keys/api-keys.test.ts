import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKeyHolder, bearer, confirmedAuthOf } from '../../../test/factories/api-key.ts'
import { aMember } from '../../../test/factories/company.ts'
import { auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { authenticateKey } from './authenticate-key.ts'

let market: TestMarket
let now = new Date('2026-11-21T12:00:00Z')
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

const lives = async (secret: string) => (await authenticateKey(market.deps, secret)) !== undefined

describe('P02 an API key', () => {
  test('is shown in clear once: the list and the database know only its ends and a hash', async () => {
    const holder = await aKeyHolder(market)
    const { status, json } = await holder.create({ name: '  Subiekt  ', scopes: ['stock:write', 'stock:write'] })
    expect(status).toBe(201)
    expect(json.secret).toMatch(/^obk_[\w-]{43}$/)
    expect(json.key).toMatchObject({
      name: 'Subiekt',
      scopes: ['stock:write'],
      start: json.secret.slice(0, 8),
      end: json.secret.slice(-4),
      createdBy: 'Marta Nowak',
      expiresAt: null,
      lastUsedAt: null,
    })
    const listed = await holder.list()
    expect(listed.json.keys).toEqual([json.key])
    expect(listed.text).not.toContain(json.secret)
    const tables = ['api_keys', 'idempotency_keys', 'audit_log', 'mails', 'throttles']
    for (const table of tables) {
      const { rows } = await market.query(`select string_agg(t::text, ' ') as text from ${table} t`)
      expect(rows[0].text ?? '').not.toContain(json.secret.slice(4))
    }
  })

  test('acts as a manager of its company, within its scopes, for the owner who made it', async () => {
    const holder = await aKeyHolder(market)
    const { id, secret } = await holder.key(['products:read', 'orders:read'])
    expect(await authenticateKey(market.deps, secret)).toEqual({
      userId: holder.ownerId,
      firstName: 'Marta',
      permissions: 'seller',
      companyIds: [holder.companyId],
      roles: { [holder.companyId]: 'manager' },
      key: { id, scopes: ['products:read', 'orders:read'] },
    })
  })

  test('is on record and told to every owner in her language', async () => {
    const holder = await aKeyHolder(market)
    const second = await aMember(market, holder.companyId, 'owner')
    await market.query(`update users set locale = 'de-DE' where id = $1`, [second.id])
    const { id, secret } = await holder.key(['stock:write'])
    await holder.rotate(id, 0)
    await holder.revoke(id)
    const events = (await auditOf(market, holder.companyId)).filter(({ action }) => action.startsWith('apiKey'))
    expect(events).toEqual([
      { actorId: holder.ownerId, action: 'apiKeyCreated', detail: { key: 'ERP', scopes: 'stock:write' } },
      { actorId: holder.ownerId, action: 'apiKeyRotated', detail: { key: 'ERP' } },
      { actorId: holder.ownerId, action: 'apiKeyRevoked', detail: { key: 'ERP' } },
    ])
    const mails = await mailsTo(market, second.email)
    expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
      ['apiKeyCreated', 'de-DE'],
      ['apiKeyRotated', 'de-DE'],
    ])
    expect(mails[0]?.params.link).toMatch(/\/de\/api-keys\?company=\d+$/)
    expect(JSON.stringify(mails)).not.toContain(secret)
  })

  test('is noted as used, once an hour', async () => {
    const holder = await aKeyHolder(market)
    const { secret } = await holder.key()
    await authenticateKey(market.deps, secret)
    const first = (await holder.list()).json.keys[0].lastUsedAt
    expect(first).toBe(now.toISOString())
    later(0.5 / 24)
    await authenticateKey(market.deps, secret)
    expect((await holder.list()).json.keys[0].lastUsedAt).toBe(first)
    later(1 / 24)
    await authenticateKey(market.deps, secret)
    expect((await holder.list()).json.keys[0].lastUsedAt).toBe(now.toISOString())
  })

  test.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['everything'] }],
    ['no name', { name: '   ' }],
    ['a name too long', { name: 'x'.repeat(61) }],
    ['a life of no day', { expiresInDays: 0 }],
    ['a life too long', { expiresInDays: 1826 }],
    ['a field nobody knows', { companyId: 1 }],
  ])('with %s is refused', async (_, over) => {
    const holder = await aKeyHolder(market)
    expect((await holder.create(over)).status).toBe(422)
    expect((await holder.list()).json.keys).toEqual([])
  })

  test('twenty at most, also when many are made at once', async () => {
    const holder = await aKeyHolder(market)
    const answers = await Promise.all(Array.from({ length: 24 }, () => holder.create()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
      Array.from({ length: 4 }, () => [409, 'too_many_api_keys']),
    )
  })
})

describe('P01 making, rotating and revoking keys', () => {
  test('needs the password proved a short time ago', async () => {
    const holder = await aKeyHolder(market)
    const { id } = await holder.key()
    const unproved = await authOf(market, holder.ownerId)
    for (const answer of [await holder.create({}, unproved), await holder.rotate(id, 1, unproved)]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'confirmation_required'])
    }
    expect((await holder.revoke(id, unproved)).json.code).toBe('confirmation_required')
    expect((await holder.list(unproved)).json.keys).toHaveLength(1)
  })

  test('is the owners’ alone, and keys of another company do not exist', async () => {
    const holder = await aKeyHolder(market)
    const { id, secret } = await holder.key()
    const manager = await aMember(market, holder.companyId, 'manager')
    await confirmedAuthOf(market, manager.id)
    expect((await holder.create({}, manager.auth)).status).toBe(403)
    const stranger = await aKeyHolder(market)
    expect((await holder.revoke(id, stranger.owner)).status).toBe(404)
    // Under the stranger's own company the id leads nowhere.
    expect((await stranger.rotate(id, 0)).json.code).toBe('api_key_not_found')
    expect((await stranger.revoke(id)).json.code).toBe('api_key_not_found')
    expect(await lives(secret)).toBe(true)
  })

  test('a key cannot make, see, rotate or revoke keys', async () => {
    const holder = await aKeyHolder(market)
    const { id, auth } = await holder.key()
    for (const answer of [await holder.list(auth), await holder.create({}, auth), await holder.rotate(id, 7, auth)]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'key_scope'])
    }
    expect((await holder.revoke(id, auth)).status).toBe(403)
  })
})

describe('P02 a key ends', () => {
  test('with its life, to the moment', async () => {
    const holder = await aKeyHolder(market)
    const { secret } = await holder.key(['stock:write'], { expiresInDays: 30 })
    later(29.99)
    expect(await lives(secret)).toBe(true)
    later(0.01)
    expect(await lives(secret)).toBe(false)
    await market.query('update sessions set expires_at = $1, confirmed_at = $2', [new Date('2030-01-01'), now])
    expect((await holder.list()).json.keys[0]).toMatchObject({ expired: true })
  })

  test('when it is rotated: the old secret works for the chosen days more, an even older one no longer', async () => {
    const holder = await aKeyHolder(market)
    const first = await holder.key()
    const second = (await holder.rotate(first.id, 7)).json
    expect(second.key).toMatchObject({ id: first.id, end: second.secret.slice(-4) })
    expect(new Date(second.key.oldUntil).getTime() - now.getTime()).toBe(7 * 86_400_000)
    expect([await lives(first.secret), await lives(second.secret)]).toEqual([true, true])
    const third = (await holder.rotate(first.id, 1)).json
    expect([await lives(first.secret), await lives(second.secret), await lives(third.secret)]).toEqual([
      false,
      true,
      true,
    ])
    later(1)
    expect([await lives(second.secret), await lives(third.secret)]).toEqual([false, true])
  })

  test('at once when it is rotated with no day left, or revoked together with its old secret', async () => {
    const holder = await aKeyHolder(market)
    const first = await holder.key()
    const second = (await holder.rotate(first.id, 0)).json
    expect([await lives(first.secret), await lives(second.secret)]).toEqual([false, true])
    const third = (await holder.rotate(first.id, 7)).json
    expect((await holder.revoke(first.id)).status).toBe(204)
    expect([await lives(second.secret), await lives(third.secret)]).toEqual([false, false])
    expect((await holder.revoke(first.id)).json.code).toBe('api_key_not_found')
    expect((await holder.rotate(first.id, 1)).json.code).toBe('api_key_not_found')
  })

  test('two rotations at once: one after the other, the last secret and the one before it live', async () => {
    const holder = await aKeyHolder(market)
    const { id, secret } = await holder.key()
    const answers = await Promise.all([holder.rotate(id, 7), holder.rotate(id, 7)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const alive = await Promise.all(answers.map(({ json }) => lives(json.secret)))
    expect([alive, await lives(secret)]).toEqual([[true, true], false])
  })

  test('while its company is suspended, and when no active owner is left', async () => {
    const holder = await aKeyHolder(market)
    const { secret } = await holder.key()
    await market.query(`update companies set status = 'suspended' where id = $1`, [holder.companyId])
    expect(await lives(secret)).toBe(false)
    await market.query(`update companies set status = 'approved' where id = $1`, [holder.companyId])
    expect(await lives(secret)).toBe(true)
    await market.query(`update users set status = 'suspended' where id = $1`, [holder.ownerId])
    expect(await lives(secret)).toBe(false)
  })

  test.each([
    ['is removed', 'remove'],
    ['leaves', 'leave'],
    ['is an owner no more', 'manager'],
    ['is suspended', 'suspend'],
  ])('when who made it %s: at once, although there is another owner, and the page says so', async (_, how) => {
    const holder = await aKeyHolder(market)
    const { secret, id: keyId } = await holder.key()
    const second = await aMember(market, holder.companyId, 'owner')
    const member = `/api/companies/${holder.companyId}/members/${holder.ownerId}`
    const role = (to: string) => market.api('PUT', member, { role: to }, second.auth)
    if (how === 'remove') await market.api('DELETE', member, undefined, second.auth)
    else if (how === 'leave') await market.api('DELETE', member, undefined, await authOf(market, holder.ownerId))
    else if (how === 'manager') await role('manager')
    else await market.query(`update users set status = 'suspended' where id = $1`, [holder.ownerId])
    expect(await authenticateKey(market.deps, secret)).toBeUndefined()
    const path = `/api/companies/${holder.companyId}/api-keys`
    const listed = (await market.api('GET', path, undefined, second.auth)).json.keys
    expect(listed).toMatchObject([{ id: keyId, stopped: true }])
    // A place that is given again brings no key back; whoever rotates it answers for it, and no old secret lives on.
    if (how === 'manager') await role('owner')
    expect((await authenticateKey(market.deps, secret)) === undefined).toBe(true)
    await market.query('update sessions set confirmed_at = $1', [new Date(market.deps.now())])
    const body = { keepOldDays: 7, expiresInDays: null }
    const rotated = await market.api('POST', `${path}/${keyId}/rotate`, body, second.auth)
    expect([rotated.status, rotated.text]).toEqual([200, expect.any(String)])
    expect(rotated.json.key).toMatchObject({ stopped: false, oldUntil: null })
    expect((await authenticateKey(market.deps, rotated.json.secret))?.userId).toBe(second.id)
    expect(await authenticateKey(market.deps, secret)).toBeUndefined()
  })
})

test('P02 what only looks like a key opens nothing', async () => {
  const holder = await aKeyHolder(market)
  const { secret } = await holder.key()
  const wrong = [`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, secret.slice(4), `obk_${'A'.repeat(43)}`]
  for (const token of wrong) {
    const answer = await market.api('GET', `/api/companies/${holder.companyId}/products/1`, undefined, bearer(token))
    expect([answer.status, answer.json.code]).toEqual([401, 'unauthorized'])
  }
})

test('P02 600 requests a minute, each key for itself; then 429 with the seconds to wait', async () => {
  const holder = await aKeyHolder(market)
  const busy = await holder.key(['products:read'])
  const calm = await holder.key(['products:read'])
  const path = `/api/companies/${holder.companyId}/products/999999`
  for (let request = 0; request < 600; request++) await authenticateKey(market.deps, busy.secret)
  now = new Date(now.getTime() + 20_000)
  const refused = await market.api('GET', path, undefined, busy.auth)
  expect([refused.status, refused.json.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '40',
  ])
  expect((await market.api('GET', path, undefined, calm.auth)).status).not.toBe(429)
  now = new Date(now.getTime() + 40_000)
  expect((await market.api('GET', path, undefined, busy.auth)).status).not.toBe(429)
})
