import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type TestMarket, testMarket } from './market.ts'

// Every endpoint of every contract is sent nonsense; it has to refuse politely, in the asked language, and stay alive.
let market: TestMarket
let endpoints: { method: string; path: string; hasBody: boolean; hasParams: boolean; closed: boolean }[]

beforeAll(async () => {
  market = await testMarket()
  endpoints = market.services.flatMap(({ contract }) =>
    Object.entries(contract).map(([key, endpoint]) => {
      const [method = '', path = ''] = key.split(' ')
      const { body, params, access } = endpoint
      return {
        ...{ method, path, hasBody: body !== undefined, hasParams: params !== undefined },
        closed: access !== 'public',
      }
    }),
  )
})
afterAll(() => market.close())

const POLITE = [400, 401, 403, 404, 405, 409, 413, 415, 422]

function expectProblem(what: string, answer: Answer): void {
  expect([what, POLITE.includes(answer.status)]).toEqual([what, true])
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.json).toMatchObject({
    status: answer.status,
    code: expect.stringMatching(/^[a-z_]+$/),
    title: expect.stringMatching(/\S/),
  })
  expect(answer.json.title).not.toBe(answer.json.code)
  expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|select |insert |postgres/i)
}

const filled = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))
const NONSENSE = [
  "'",
  '%00',
  '-1',
  '1e9',
  '99999999999999999999',
  'ą🦊',
  '../../etc/passwd',
  'a'.repeat(400),
  '{"$gt":""}',
]

describe('every endpoint refuses nonsense', () => {
  test('in the path', async () => {
    for (const { method, path, hasBody, hasParams } of endpoints.filter((one) => one.hasParams)) {
      for (const value of NONSENSE) {
        const answer = await market.api(method, filled(path, value), hasBody ? {} : undefined)
        expectProblem(`${method} ${path} ${value.slice(0, 30)} ${hasParams}`, answer)
      }
    }
  })
  test('in the body', async () => {
    const bodies: unknown[] = [
      [],
      'text',
      0,
      null,
      { a: { b: { c: 1 } } },
      { quantity: '1; drop table orders' },
      '{"broken":',
      '\u0000',
    ]
    for (const { method, path } of endpoints.filter((one) => one.hasBody)) {
      for (const body of bodies) {
        const answer = await market.api(
          method,
          filled(path, 'A'.repeat(43)),
          typeof body === 'string' ? body : JSON.stringify(body),
        )
        expectProblem(`${method} ${path} ${JSON.stringify(body)}`, answer)
      }
    }
  })
  test('as another content type, or far too large', async () => {
    for (const { method, path, closed } of endpoints.filter((one) => one.hasBody)) {
      const target = filled(path, 'A'.repeat(43))
      const form = await market.api(method, target, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })
      // Where one has to be known, strangers are not even listened to.
      const wrongType = closed ? [path, 401, 'unauthorized'] : [path, 415, 'unsupported_media_type']
      expect([path, form.status, form.json.code]).toEqual(wrongType)
      const huge = await market.api(method, target, JSON.stringify({ text: 'a'.repeat(300_000) }))
      const refusal = closed ? [path, 401, 'unauthorized'] : [path, 413, 'body_too_large']
      expect([path, huge.status, huge.json.code]).toEqual(refusal)
    }
  })
  test('in the query', async () => {
    for (const { method, path } of endpoints.filter((one) => one.method === 'GET' && !one.hasParams)) {
      for (const value of NONSENSE) {
        const query = ['q', 'category', 'ids', 'company', 'after', 'price', 'page', 'state', 'method', 'sort']
          .map((name) => `${name}=${encodeURIComponent(value)}`)
          .join('&')
        const answer = await market.api(method, `${path}?${query}`)
        expect([path, value.slice(0, 20), answer.status < 500]).toEqual([path, value.slice(0, 20), true])
        if (answer.status >= 400) expectProblem(`${path} ${value.slice(0, 30)}`, answer)
      }
    }
  })
  test('with an unknown method or path', async () => {
    const method = await market.api('PATCH', '/api/categories')
    expect([method.status, method.json.code]).toEqual([405, 'method_not_allowed'])
    const path = await market.api('GET', '/api/nothing')
    expect([path.status, path.json.code]).toEqual([404, 'not_found'])
  })
  test('with a token that is none', async () => {
    for (const token of ['Bearer x', 'Basic abc', `Bearer ${'a'.repeat(43)}`, 'Bearer \u0007']) {
      const answer = await market.api('GET', '/api/users/status', undefined, {
        authorization: token.replace('\u0007', '%07'),
      })
      expect([token, answer.status]).toEqual([token, 401])
    }
  })
})

test.each([
  ['pl-PL', 'pl'],
  ['en-US', 'en'],
  ['de-DE', 'de'],
])('errors speak %s', async (header, language) => {
  const answer = await market.api('GET', '/api/products/999999', undefined, { 'accept-language': header })
  expect(answer.headers.get('content-language')?.slice(0, 2)).toBe(language)
  const others = await Promise.all(
    ['pl-PL', 'en-US', 'de-DE'].map((one) =>
      market.api('GET', '/api/products/999999', undefined, { 'accept-language': one }),
    ),
  )
  expect(new Set(others.map((one) => one.json.title)).size).toBe(3)
})
