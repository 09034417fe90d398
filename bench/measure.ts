import autocannon, { type Request } from 'autocannon'

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
 * end. Throws when any answer was not a success.
 */
export async function load(
  url: string,
  requestsOf: (connection: number) => Request[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  let connection = 0
  const times: number[] = []
  const started = performance.now()
  let last = started
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 100,
    timeout: 30,
    setupClient: (client) => client.setRequests(requestsOf(connection++).map((request) => ({ ...request }))),
  })
  run.on('response', (_client, _status, _bytes, milliseconds) => {
    times.push(milliseconds)
    last = performance.now()
  })
  const result = await run
  if (result.errors + result.timeouts + result.non2xx > 0 || times.length === 0) {
    throw new Error(
      `of ${times.length} answers ${result.non2xx} were no success, ${result.errors} errors, ${result.timeouts} late`,
    )
  }
  return summarise(times, last - started)
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
