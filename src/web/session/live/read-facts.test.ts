import { expect, test } from 'vitest'
import type { LiveFact } from '../../../platform/live/contract.ts'
import { readFacts } from './read-facts.ts'

async function read(pieces: string[]) {
  const facts: LiveFact[] = []
  let signs = 0
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
  await readFacts(
    body,
    (fact) => facts.push(fact),
    () => signs++,
  )
  return { facts, signs }
}

test('facts are read however they are cut, heartbeats are signs, and what nobody knows is passed over', async () => {
  const { facts, signs } = await read([
    ':\n\n',
    'data: {"kind":"mess',
    'ages","unread":3}\n\ndata: {"kind":"notices","unread":0}\n\n',
    'data: {"kind":"weather","unread":1}\n\ndata: {"kind":"messages","unread":-1}\n\ndata: broken\n\nretry: 5\n\n',
  ])
  expect(facts).toEqual([
    { kind: 'messages', unread: 3 },
    { kind: 'notices', unread: 0 },
  ])
  expect(signs).toBe(4)
})
