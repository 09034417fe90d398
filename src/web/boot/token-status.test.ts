import { expect, test } from 'vitest'
import { tokenIsValid } from './token-status.ts'

const answering = (answer: Response | Error) => async () => {
  if (answer instanceof Error) throw answer
  return answer
}

test.each([
  ['A01 T01 a refused token ends the session', new Response('', { status: 401 }), false],
  ['an unknown call does not pretend to know it', new Response('', { status: 404 }), false],
  ['the server says logged out', Response.json({ isLoggedIn: false }), false],
  ['the server says logged in', Response.json({ isLoggedIn: true }), true],
  ['a server in trouble does not log anybody out', new Response('', { status: 503 }), true],
  ['no network does not log anybody out', new TypeError('failed to fetch'), true],
])('%s', async (_, answer, expected) => {
  expect(await tokenIsValid('t', answering(answer))).toBe(expected)
})
