import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOperator, auditOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { anna, annasAddress, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser, openSession } from '../accounts/index.ts'
import { createCompany } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
  await anOperator(market)
})
afterAll(() => market.close())

const PASSWORD = 'cichy-wodospad-w-piwnicy'
const zofia = { firstName: 'Zofia', lastName: 'Bielska', phone: '+48600900901', permissions: 'buyer' } as const
let number = 0
/** Somebody with an own address each time, who has just proved the password. */
async function somebody(over: { permissions?: 'buyer' | 'admin' } = {}) {
  const email = `zofia-${++number}@example.com`
  const id = await createUser(market.deps, { ...zofia, ...over, email, password: PASSWORD })
  const token = await openSession(market.deps, id, { confirmed: true })
  return { id, email, token, auth: { authorization: `Bearer ${token}` } }
}
type Somebody = Awaited<ReturnType<typeof somebody>>
let person: Somebody
beforeEach(async () => {
  person = await somebody()
})
const leave = ({ auth }: Pick<Somebody, 'auth'>, headers: Record<string, string> = {}) =>
  market.api('DELETE', '/api/users/delete', undefined, { ...auth, ...headers })
const status = ({ auth }: Pick<Somebody, 'auth'>) => market.api('GET', '/api/users/status', undefined, auth)
const userRow = async (id: string) => (await market.query('select * from users where id = $1', [id])).rows[0]

/** Tables that still hold one of these words, anywhere in a row. */
async function whereKept(words: readonly string[], except: readonly string[] = []): Promise<string[]> {
  const { rows } = await market.query(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  )
  const kept: string[] = []
  for (const { name } of rows) {
    if (except.includes(name)) continue
    const found = await market.query(`select 1 from ${name} t where t::text ilike any($1::text[]) limit 1`, [
      words.map((word) => `%${word}%`),
    ])
    if (found.rows.length > 0) kept.push(name)
  }
  return kept
}

describe('A04 the own account is deleted', () => {
  test('in the language of who asks, and nothing that tells who it was stays', async () => {
    const { id, email, auth } = person
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const uploaded = await fetch(`${market.url}/api/account/avatar`, {
      method: 'PUT',
      headers: { ...auth, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    })
    const { AvatarLogin } = (await uploaded.json()) as { AvatarLogin: string }
    const shipping = {
      firstName: 'Zofia',
      lastName: 'Bielska',
      address: 'ul. Mysia 3',
      postalCode: '00-496',
      city: 'Warszawa',
    }
    await market.api('POST', '/api/account/shipping-data', { ...shipping, country: 'PL' }, auth)
    await market.api(
      'POST',
      '/api/account/invoice-data',
      { name: 'Bielska', taxId: '5260001246', address: 'Mysia 3' },
      auth,
    )
    await market.api('POST', '/api/carts', undefined, { ...auth, 'idempotency-key': 'zofias-own-cart' })
    await queueMail(market.deps, {
      to: email,
      locale: 'pl-PL',
      template: 'emailChanged',
      params: { firstName: 'Zofia', newEmail: 'bielska@example.com' },
    })
    await market.query(
      `insert into authenticators (user_id, secret_sealed) values ($1, '\\x00');`.replace('$1', `'${id}'`),
    )
    await market.query(`insert into recovery_codes (user_id, code_hash) values ($1, '\\x00')`, [id])
    await market.query(
      `insert into passkeys (id, user_id, public_key, counter, name) values ('key-of-zofia', $1, '', 0, 'Zofia')`,
      [id],
    )
    const { json, status: code } = await leave(person, { 'accept-language': 'de' })
    expect([code, json.message]).toEqual([200, 'Das Konto wurde gelöscht.'])

    expect(await userRow(id)).toMatchObject({
      email: `deleted-${id}@deleted.invalid`,
      username: `deleted-${id}`,
      first_name: '',
      last_name: '',
      phone: '',
      password_hash: null,
      avatar: 'preset-1',
      status: 'deleted',
      deleted_at: expect.any(Date),
    })
    const [last] = await mailsTo(market, email)
    expect(last).toMatchObject({ template: 'accountDeleted', locale: 'pl-PL', params: { firstName: 'Zofia' } })
    // The last mail still has to find its way.
    expect(await whereKept(['zofia', 'bielska', 'mysia', '600900901', email], ['public.mails'])).toEqual([])
    expect(
      (await market.query('select recipient, content_sealed from mails where template = $1', ['emailChanged'])).rows,
    ).toEqual([{ recipient: '', content_sealed: null }])
    for (const table of [
      'sessions',
      'account_tokens',
      'authenticators',
      'recovery_codes',
      'passkeys',
      'carts',
      'shipping_addresses',
      'invoice_profiles',
    ]) {
      expect([table, (await market.query(`select 1 from ${table} where user_id = $1`, [id])).rows]).toEqual([table, []])
    }
    await market.runJob('accounts.forgetOld')
    expect(await market.deps.files.read(`originals/${AvatarLogin}.webp`)).toBeUndefined()
    expect((await auditOf(market, id)).at(-1)).toMatchObject({ actorId: id, action: 'accountDeleted' })
  })

  test('every session is dead at once, log-in is impossible, the address is free again', async () => {
    const elsewhere = { auth: { authorization: `Bearer ${await openSession(market.deps, person.id)}` } }
    expect((await status(elsewhere)).status).toBe(200)
    await leave(person)
    expect((await status(person)).status).toBe(401)
    expect((await status(elsewhere)).status).toBe(401)
    const { email } = person
    expect((await market.api('POST', '/api/users/login', { email, password: PASSWORD })).json.code).toBe(
      'Error_login_info',
    )
    const registration = {
      username: `zofia.${number}`,
      email,
      password: 'niebieska-lampa-nad-stolem',
      phone: zofia.phone,
    }
    const again = await market.api('POST', '/api/users/register', {
      ...registration,
      firstName: 'Zofia',
      lastName: 'Bielska',
      acceptPrivacyPolicy: true,
    })
    expect(again.status).toBe(200)
  })

  test('orders stay as they were placed', async () => {
    const { companyId } = await aSeller(market.deps)
    const { versionId } = await aProduct(market.deps, companyId)
    const cart = (await market.api('POST', '/api/carts', undefined, person.auth)).json
    await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
    const choice = { method: 'dpd_courier', cashOnDelivery: true, pickupPoint: null, shopId: null }
    const chosen = await market.api('PUT', `/api/carts/${cart.id}/deliveries/${companyId}`, choice)
    const placed = await market.api(
      'POST',
      '/api/checkout/orders',
      orderBody(chosen.json, { buyer: anna }),
      person.auth,
    )
    expect(placed.status).toBe(201)
    await leave(person)
    const { json } = await market.api('GET', `/api/purchases/${placed.json.key}`)
    expect(json).toMatchObject({ email: anna.email, shippingAddress: annasAddress, orders: [{ status: 'confirmed' }] })
  })
})

describe('refused', () => {
  test('to who has not just proved the password', async () => {
    const unproved = { auth: { authorization: `Bearer ${await openSession(market.deps, person.id)}` } }
    const { status: code, json } = await leave(unproved)
    expect([code, json.code]).toEqual([403, 'confirmation_required'])
    await market.query(`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`, [
      person.id,
    ])
    expect((await leave(person)).json.code).toBe('confirmation_required')
    expect((await market.api('DELETE', '/api/users/delete')).status).toBe(401)
    expect((await userRow(person.id)).status).toBe('active')
  })
  test('to the only owner of a company, and nothing is erased', async () => {
    const { ownerId } = await aSeller(market.deps)
    const auth = { authorization: `Bearer ${await openSession(market.deps, ownerId, { confirmed: true })}` }
    const { status: code, json } = await leave({ auth })
    expect([code, json.code]).toEqual([409, 'company_needs_owner'])
    expect(await userRow(ownerId)).toMatchObject({ status: 'active', first_name: 'Marta' })
    expect((await status({ auth })).status).toBe(200)
    expect((await auditOf(market, ownerId)).map(({ action }) => action)).not.toContain('accountDeleted')
  })
  test('to the last operator', async () => {
    const alone = await testMarket()
    const make = async (email: string) => {
      const id = await createUser(alone.deps, { ...zofia, email, permissions: 'admin' })
      return { id, auth: { authorization: `Bearer ${await openSession(alone.deps, id, { confirmed: true })}` } }
    }
    const [first, second] = [await make('first@example.com'), await make('second@example.com')]
    // Both at once: one has to stay.
    const answers = await Promise.all(
      [first, second].map(({ auth }) => alone.api('DELETE', '/api/users/delete', undefined, auth)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.json.code).toBe('last_operator')
    expect(
      (await alone.query(`select count(*) from users where permissions = 'admin' and status = 'active'`)).rows[0].count,
    ).toBe(1)
    await alone.close()
  })
})

describe('at once', () => {
  test('of many calls one deletes, the others find nobody', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => leave(person)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401, 401])
    expect(await mailsTo(market, person.email)).toHaveLength(1)
    const deleted = (await auditOf(market, person.id)).filter(({ action }) => action === 'accountDeleted')
    expect(deleted).toHaveLength(1)
  })
  test('what is being entered meanwhile does not come back', async () => {
    const { id, auth } = person
    const profile = {
      username: `z${number}-new`,
      firstName: 'Zofia',
      lastName: 'Bielska',
      phone: zofia.phone,
      locale: 'pl-PL',
    }
    const address = {
      firstName: 'Zofia',
      lastName: 'Bielska',
      address: 'ul. Mysia 3',
      postalCode: '00-496',
      city: 'Warszawa',
      country: 'PL',
    }
    await Promise.all([
      leave(person),
      ...[1, 2, 3].map(() => market.api('PUT', '/api/account', profile, auth)),
      ...[1, 2, 3].map(() => market.api('POST', '/api/account/shipping-data', address, auth)),
      ...[1, 2, 3].map(() => market.api('POST', '/api/users/login', { email: person.email, password: PASSWORD })),
    ])
    expect(await userRow(id)).toMatchObject({ status: 'deleted', first_name: '', phone: '' })
    for (const table of ['shipping_addresses', 'sessions']) {
      expect((await market.query(`select 1 from ${table} where user_id = $1`, [id])).rows).toEqual([])
    }
    await expect(market.query(`update users set first_name = 'Zofia' where id = $1`, [id])).rejects.toThrow('deleted')
  })
  test('an owner who leaves and a draft that goes', async () => {
    const draft = {
      name: 'Szkic',
      shortName: 'Szkic',
      street: 'ul. Mysia 3',
      postalCode: '00-496',
      city: 'Warszawa',
      country: 'PL',
    }
    const companyId = await createCompany(market.deps, person.id, {
      ...draft,
      taxId: '5260001246',
      registerNumber: null,
      email: 'szkic@example.com',
      phone: '+48120000000',
      website: null,
      bankBic: null,
      bankIban: null,
      about: { 'pl-PL': '' },
      selfCertified: false,
      status: 'draft',
    })
    expect((await leave(person)).status).toBe(200)
    expect((await market.query('select 1 from companies where id = $1', [companyId])).rows).toEqual([])
  })
})
