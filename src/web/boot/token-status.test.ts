import { expect, test } from 'vitest'
import { readTokenStatus } from './token-status.ts'

const answering = (answer: Response | Error) => async () => {
  if (answer instanceof Error) throw answer
  return answer
}
const user = { _id: '7', companyId: null, firstName: 'Ewa', permissions: 'admin' }

test.each([
  ['A01 T01 a refused token ends the session', new Response('', { status: 401 }), 'refused'],
  ['an unknown call does not pretend to know it', new Response('', { status: 404 }), 'refused'],
  ['the server says logged out', Response.json({ isLoggedIn: false }), 'refused'],
  ['the server says logged in, and who it is', Response.json({ isLoggedIn: true, user }), user],
  ['a server in trouble does not log anybody out', new Response('', { status: 503 }), 'unknown'],
  ['a page of a proxy does not log anybody out', new Response('<html>'), 'unknown'],
  ['no network does not log anybody out', new TypeError('failed to fetch'), 'unknown'],
])('%s', async (_, answer, expected) => {
  expect(await readTokenStatus('t', answering(answer))).toEqual(expected)
})
