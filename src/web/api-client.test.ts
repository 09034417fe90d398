import { expect, test } from 'vitest'
import { ApiProblem, buildCall, createApi } from './api-client.ts'

type Sent = { url: string; init: RequestInit }

function client(answer: Response | Error, token: string | null = null) {
  const sent: Sent[] = []
  const refused: string[] = []
  const api = createApi({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} })
      if (answer instanceof Error) throw answer
      return answer
    },
    locale: () => 'de-DE',
    token: () => token,
    onRefused: (which) => refused.push(which),
  })
  return { api, sent, refused }
}

test('path and query are filled and escaped; empty values are left out', () => {
  expect(buildCall('GET /api/carts/{cartId}/lines/{versionId}', { params: { cartId: 'a/b', versionId: 7 } })).toEqual({
    method: 'GET',
    url: '/api/carts/a%2Fb/lines/7',
  })
  expect(buildCall('GET /api/search', { query: { q: '16 gb & ssd', page: undefined, brand: '' } }).url).toBe(
    '/api/search?q=16+gb+%26+ssd',
  )
})

test('P02 a call speaks the language, carries the bearer token and the idempotency key', async () => {
  const { api, sent } = client(Response.json({ id: 'x' }), 'secret')
  await api('POST /api/carts', { idempotencyKey: 'once' })
  expect(sent[0]?.init.headers).toEqual({
    'Accept-Language': 'de-DE',
    Authorization: 'Bearer secret',
    'Idempotency-Key': 'once',
  })
})

test('a problem becomes an ApiProblem with its code and field messages', async () => {
  const problem = {
    code: 'validation',
    title: 'Fehler',
    errors: [{ field: 'body.q', code: 'required', message: 'Pflicht' }],
  }
  const { api } = client(Response.json(problem, { status: 400 }))
  const error = await api('GET /api/settings').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ status: 400, code: 'validation', title: 'Fehler', errors: problem.errors })
  expect((error as ApiProblem).of('body.q')).toBe('Pflicht')
})

test('an answer that is no problem keeps its status; no answer is code network', async () => {
  const proxy = client(new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(proxy.api('GET /api/settings')).rejects.toMatchObject({ status: 502, code: 'http_502', errors: [] })
  const offline = client(new TypeError('failed to fetch'))
  await expect(offline.api('GET /api/settings')).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('T01 a token that the server does not know is reported; a wrong password or a guest’s refusal is not', async () => {
  const unauthorized = () => Response.json({ code: 'unauthorized' }, { status: 401 })
  const old = client(unauthorized(), 'old token')
  await expect(old.api('GET /api/account')).rejects.toMatchObject({ status: 401 })
  expect(old.refused).toEqual(['old token'])
  const guest = client(unauthorized())
  await expect(guest.api('GET /api/account')).rejects.toMatchObject({ status: 401 })
  const wrong = client(Response.json({ code: 'Error_login_info' }, { status: 401 }), 'good token')
  await expect(wrong.api('GET /api/account')).rejects.toMatchObject({ code: 'Error_login_info' })
  expect([guest.refused, wrong.refused]).toEqual([[], []])
})
