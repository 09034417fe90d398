import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRudeServer } from '../../../test/fakes/rude-server.ts'
import type { OutboundCall, OutboundService } from './call.ts'
import { OutboundFailure } from './failure.ts'
import { createOutbound } from './outbound.ts'

let web: Awaited<ReturnType<typeof startRudeServer>>
let other: Awaited<ReturnType<typeof startRudeServer>>
beforeAll(async () => {
  web = await startRudeServer()
  other = await startRudeServer()
})
afterAll(async () => {
  await web.close()
  await other.close()
})

const open = (more: Partial<OutboundService> = {}) =>
  createOutbound({ name: 'shop', baseUrl: web.url, deadline: 5000, privateNetworks: true, ...more })
/** The kind of failure, and nothing else. */
const kindOf = async (call: OutboundCall, more: Partial<OutboundService> = {}) =>
  await open(more)(call).then(
    () => 'answered',
    (error) => (error instanceof OutboundFailure ? error.kind : error),
  )
const echo = async (call: Partial<OutboundCall>, more: Partial<OutboundService> = {}) =>
  (await open(more)({ to: '/echo', ...call })).json() as {
    method: string
    url: string
    headers: Record<string, string>
    body: string
  }

describe('what is sent', () => {
  test('paths, parameters and queries are encoded', async () => {
    const { url } = await echo({
      to: '/echo/{id}',
      params: { id: 'a/b?c' },
      query: { q: 'żółw & co', page: 2, none: undefined },
    })
    expect(url).toBe('/echo/a%2Fb%3Fc?q=%C5%BC%C3%B3%C5%82w+%26+co&page=2')
  })
  test('JSON, forms and raw bytes, with the header that does a thing once', async () => {
    const json = await echo({ method: 'POST', body: { json: { a: 'ą' } }, idempotencyKey: 'k1' })
    expect(json).toMatchObject({ method: 'POST', body: '{"a":"ą"}' })
    expect(json.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '10',
      'idempotency-key': 'k1',
    })
    const form = await echo(
      { method: 'PUT', body: { form: { 'line[0]': 'a b' } }, idempotencyKey: 'k2' },
      { idempotencyHeader: 'PayPal-Request-Id', headers: { Authorization: 'Bearer x' } },
    )
    expect(form).toMatchObject({ method: 'PUT', body: 'line%5B0%5D=a+b' })
    expect(form.headers).toMatchObject({
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'paypal-request-id': 'k2', authorization: 'Bearer x' },
    })
    const raw = await echo({ method: 'POST', body: { type: 'text/xml', bytes: Buffer.from('<a/>') } })
    expect([raw.body, raw.headers['content-type']]).toEqual(['<a/>', 'text/xml'])
  })
  test('an answer tells status, headers, bytes, text and JSON', async () => {
    const answer = await open()({ to: '/echo' })
    expect([answer.status, answer.headers['set-cookie'], answer.bytes.toString()]).toEqual([
      200,
      'a=1, b=2',
      answer.text(),
    ])
  })
})

describe('bounds', () => {
  test.each([
    ['/slow', 'too_slow'],
    ['/drip', 'too_slow'],
    ['/endless', 'too_big'],
    ['/huge', 'too_big'],
    ['/bomb', 'too_big'],
    ['/torn', 'not_understood'],
    ['/short', 'unreachable'],
    ['/reset', 'unreachable'],
  ])('%s is %s', async (to, kind) => {
    const before = performance.now()
    expect(await kindOf({ to, deadline: 1000 })).toBe(kind)
    // None of them ever ends by itself.
    expect(performance.now() - before).toBeLessThan(15_000)
  })
  test('what comes after the promised length is not read', async () => {
    expect((await open()({ to: '/long' })).json()).toEqual({})
  })
  test('nobody listens, no such name, no such certificate', async () => {
    expect(await kindOf({ to: 'http://127.0.0.1:1/' }, { baseUrl: '' })).toBe('unreachable')
    expect(await kindOf({ to: 'http://nobody.invalid/' }, { baseUrl: '' })).toBe('unreachable')
    expect(await kindOf({ to: `https://127.0.0.1:${web.port}/echo` }, { baseUrl: '' })).toBe('unreachable')
  })
  test('a resolver that does not answer is not waited for', async () => {
    const lookup = () => new Promise<never>(() => undefined)
    expect(await kindOf({ to: 'http://x.example/', deadline: 100 }, { baseUrl: '', lookup })).toBe('too_slow')
  })
  test('a few at once a host; who waits for a turn is in time all the same', async () => {
    await Promise.all(Array.from({ length: 30 }, () => open()({ to: '/pause' })))
    expect(web.mostOpen()).toBeLessThanOrEqual(9)
    const crowd = Array.from({ length: 20 }, () => kindOf({ to: '/slow', deadline: 300 }))
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['too_slow']))
    expect(await kindOf({ to: '/echo' })).toBe('answered')
  })
  test('a caller that gives up is answered with its own reason', async () => {
    const reason = new Error('the server stops')
    const later = new AbortController()
    setTimeout(() => later.abort(reason), 50)
    expect(await kindOf({ to: '/slow', signal: later.signal })).toBe(reason)
    const asked = web.asked.length
    expect(await kindOf({ to: '/echo', signal: AbortSignal.abort(reason) })).toBe(reason)
    expect(web.asked).toHaveLength(asked)
  })
})

describe('addresses', () => {
  const outside = { baseUrl: '', privateNetworks: false }
  test('of private networks are refused unless they are meant', async () => {
    const asked = web.asked.length
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '169.254.169.254']) {
      expect(await kindOf({ to: `http://${host}:${web.port}/echo` }, outside), host).toBe('refused_address')
    }
    expect(web.asked).toHaveLength(asked)
  })
  test('of other kinds are refused', async () => {
    for (const to of ['ftp://x.example/', 'file:///etc/passwd', 'http://user:pass@x.example/', 'data:,x', '/x', '']) {
      expect(await kindOf({ to }, { ...outside, privateNetworks: true }), to).toBe('refused_address')
    }
  })
  test('one private address among several is enough', async () => {
    const lookup = async () => ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }))
    expect(await kindOf({ to: 'http://x.example/' }, { ...outside, lookup })).toBe('refused_address')
  })
  test('a name is looked up once: what it means a moment later is not connected to', async () => {
    let asked = 0
    const lookup = async () => [{ address: ['127.0.0.1', '10.0.0.1'][asked++] ?? '', family: 4 }]
    const answer = await open({ baseUrl: `http://rebinding.example:${web.port}`, lookup })({ to: '/echo' })
    expect([asked, answer.status]).toEqual([1, 200])
  })
})

describe('redirects', () => {
  const to = (url: string) => `/to?url=${encodeURIComponent(url)}`
  test('are followed as far as agreed, by GET alone', async () => {
    expect(await kindOf({ to: to('/echo') })).toBe('status')
    expect(await kindOf({ to: to(to('/echo')) }, { redirects: 1 })).toBe('status')
    expect(await kindOf({ to: to(to('/echo')) }, { redirects: 2 })).toBe('answered')
    expect(await kindOf({ method: 'POST', to: to('/echo'), body: { json: 1 } }, { redirects: 2 })).toBe('status')
    expect(await kindOf({ to: to('http://[') }, { redirects: 2 })).toBe('status')
  })
  test('each is checked like the first', async () => {
    // The first hop is public by name; where it leads is not.
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }]
    const service = { baseUrl: `http://first.example:${web.port}`, redirects: 3, lookup }
    for (const url of ['file:///etc/passwd', 'http://user:pass@127.0.0.1/']) {
      expect(await kindOf({ to: to(url) }, service), url).toBe('refused_address')
    }
    expect(await kindOf({ to: to(`http://127.0.0.1:${web.port}/echo`) }, { ...service, privateNetworks: false })).toBe(
      'refused_address',
    )
  })
  test('keys stay with whom they are for', async () => {
    const headers = { authorization: 'Bearer x', 'user-agent': 'Obieg-test' }
    const stayed = await echo({ to: to('/echo') }, { redirects: 1, headers })
    expect(stayed.headers.authorization).toBe('Bearer x')
    const left = await echo({ to: to(`${other.url}/echo`), idempotencyKey: 'k' }, { redirects: 1, headers })
    expect(left.headers).toMatchObject({ 'user-agent': 'Obieg-test' })
    expect(Object.keys(left.headers)).not.toEqual(expect.arrayContaining(['authorization']))
    expect(left.headers['idempotency-key']).toBeUndefined()
  })
})

describe('failures', () => {
  test('a status is thrown with its answer, or answered where the caller says so', async () => {
    const failure = (await open()({ to: '/status/429' }).catch((error) => error)) as OutboundFailure
    expect([failure.kind, failure.status, failure.answer?.headers['retry-after']]).toEqual(['status', 429, '7'])
    const answer = await open()({ to: '/status/404', anyStatus: true })
    expect([answer.status, answer.json()]).toEqual([404, { secret: 'hush' }])
  })
  test('are repeated as the caller says, within one deadline', async () => {
    const retry = { times: 2, pause: () => 10, when: ({ status }: OutboundFailure) => status === 503 }
    expect(await kindOf({ to: '/busy' })).toBe('status')
    expect(await kindOf({ to: '/busy', retry, idempotencyKey: 'k' })).toBe('answered')
    const asked = web.asked.length
    expect(await kindOf({ to: '/status/503', retry })).toBe('status')
    expect(web.asked.length - asked).toBe(3)
    expect(await kindOf({ to: '/status/500', retry })).toBe('status')
    expect(web.asked.length - asked).toBe(4)
    expect(await kindOf({ to: '/status/503', retry: { ...retry, pause: () => 60_000 }, deadline: 200 })).toBe(
      'too_slow',
    )
  })
  test('neither they nor the log tell what was asked or answered', async () => {
    const lines: unknown[] = []
    const log = { debug: (line: unknown) => void lines.push(line) } as unknown as NonNullable<OutboundService['log']>
    const call: OutboundCall = {
      ...{ method: 'POST', to: '/status/{code}', params: { code: 500 }, query: { nip: '5260001246' } },
      ...{ headers: { authorization: 'Bearer hush' }, body: { json: { name: 'hush' } } },
    }
    const error = await open({ log })(call).catch((failure) => failure)
    const garbage = await open({ log })({ to: '/status/{code}', params: { code: 200 } })
    expect(garbage.json()).toEqual({ secret: 'hush' })
    const whole = await open({ log, baseUrl: '' })({ to: 'http://127.0.0.1:1/hush?hush' }).catch((failure) => failure)
    expect(error.message).toBe('shop status 500')
    expect(whole.message).toBe('shop unreachable ECONNREFUSED')
    const told = inspect([error, whole, lines], { depth: 9 }) + JSON.stringify([error, whole, lines])
    expect(told).not.toMatch(/hush|5260001246|Bearer/)
    expect(lines).toMatchObject([
      { outbound: 'shop', call: 'POST /status/{code}', failed: 'shop status 500' },
      { outbound: 'shop', call: 'GET /status/{code}', status: 200, bytes: 17 },
      { outbound: 'shop', call: 'GET …', failed: 'shop unreachable ECONNREFUSED' },
    ])
  })
})
