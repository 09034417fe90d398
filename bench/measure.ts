import { Agent, request as send } from 'node:http'
import type { Request } from 'autocannon'

const LONGEST_WAIT = 30_000

/** Milliseconds, and how many a second. */
export type Measured = { median: number; p99: number; perSecond: number; count: number }

/** Each with headers of its own: the load generator writes into them. */
export const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

export function summarise(milliseconds: number[], elapsed: number): Measured {
  const sorted = milliseconds.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p99: at(0.99), perSecond: sorted.length / (elapsed / 1000), count: sorted.length }
}

/**
 * Sends requests one after another on every connection for so many seconds; each connection has its own list and begins anew at its
 * end. Throws when any answer was not a success. The sender is Node's own: its parser is native, one written in JavaScript spends
 * more on the headers of a page than the server does.
 */
export async function load(
  url: string,
  requestsOf: (connection: number) => Request[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const loop = async (connection: number) => {
    const requests = requestsOf(connection)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (let turn = 0; performance.now() < end; turn++) {
        const before = performance.now()
        await exchange(agent, url, requests[turn % requests.length] ?? {})
        times.push(performance.now() - before)
      }
    } finally {
      agent.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => loop(connection)))
  return summarise(times, performance.now() - started)
}

function exchange(
  agent: Agent,
  url: string,
  { method = 'GET', path = '/', body, headers = {} }: Request,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = send(url + path, { method, headers, agent, timeout: LONGEST_WAIT }, (answer) => {
      const { statusCode = 0 } = answer
      answer.on('error', reject)
      answer.on('end', () => {
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`${method} ${path} answered ${statusCode}`))
      })
      answer.resume()
    })
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${path} had no answer in ${LONGEST_WAIT} ms`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The list begun at another place on every connection, so that they do not walk in step. */
export function spread<T>(list: readonly T[], connections: number): (connection: number) => T[] {
  return (connection) => {
    const start = Math.floor((list.length * connection) / connections)
    return [...list.slice(start), ...list.slice(0, start)]
  }
}

/** Does something again and again for so many seconds, several at a time. */
export async function repeat(
  task: (turn: number) => Promise<unknown>,
  atOnce: number,
  seconds: number,
): Promise<Measured> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let turn = 0
  const loop = async () => {
    while (performance.now() < end) {
      const before = performance.now()
      await task(turn++)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return summarise(times, performance.now() - started)
}
