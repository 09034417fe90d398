import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows } from '../access/all-rows.ts'
import { createWorld } from '../access/world.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { type Aim, type Operation, requestsOf, type Shot } from './requests.ts'

// Every endpoint of the description of the API, with what its schema allows and what it does not. `FUZZ_SEED` and `FUZZ_REQUESTS` try others.
const SEED = Number(process.env.FUZZ_SEED ?? 20261126)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5000)
/** After so many, a new world: what was deleted or ended in the one before would refuse everything. */
const PER_WORLD = 250
/** One of so many is let in at the least; how many are, the seed and the number of endpoints decide. */
const LET_IN = 12
/** Nobody waits longer for any answer, on a machine that does other things as well. */
const HANG_MS = 30_000

/** What no answer may show: traces, statements, tables, places on the disk. */
const INSIDE = [
  /\bat \S+ \(?(?:file:|\/)/,
  /\bnode:internal\b|node_modules/,
  /\bselect .{1,200} from \w|\binsert into \w|violates .{0,40}constraint|duplicate key value/i,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|DatabaseError)\b/,
  /\/src\/(?:domains|platform)\//,
]

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { REQUESTS_PER_MINUTE: '1000000' } })
})
afterAll(() => market.close())

async function send({ method, path, audience, body, file }: Shot, token: string | undefined) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const signal = AbortSignal.timeout(HANG_MS)
  if (file) headers['content-type'] = 'image/png'
  else if (body !== undefined) headers['content-type'] = 'application/json'
  const content = file ? new Uint8Array(file) : body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(market.url + path, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(content === undefined || method === 'GET' ? {} : { body: content }),
  })
  // A stream goes on for as long as somebody listens.
  if (answer.headers.get('content-type')?.includes('event-stream')) {
    await answer.body?.cancel()
    return { status: answer.status, type: 'stream', text: '' }
  }
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text(), audience }
}

/** What is wrong with an answer; undefined: nothing. */
function wrongWith(
  { status, type, text }: { status: number; type: string; text: string },
  operation: Operation,
): string | undefined {
  if (status >= 500 && status !== 503) return 'an error of the inside'
  if (status >= 400) {
    if (!type.includes('problem+json')) return 'a refusal that is no problem+json'
    const { code, errors } = JSON.parse(text) as { code: string; errors: { message: string }[] }
    if (code === 'internal') return 'an error of the inside'
    // Addresses that only look like the path of this operation are answered by nobody, or by another one.
    if (!operation.responses[status] && status !== 404 && status !== 405)
      return `a status that is not described (${code})`
    if (errors.some(({ message }) => message.trim() === '')) return 'a wrong field without words'
  }
  // Pages of texts tell of goods; only what is refused is looked through for the inside.
  const shown = status >= 400 ? INSIDE.find((pattern) => pattern.test(text)) : undefined
  return shown && `something of the inside: ${shown}`
}

test(`${REQUESTS} requests from the description of the API: no error of the inside, no hang, nothing of the inside shown`, async () => {
  const { json } = await market.api('GET', '/api/openapi.json')
  const operations = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(json.paths as Record<string, Record<string, Operation>>)) {
    for (const [method, operation] of Object.entries(methods))
      operations.set(`${method.toUpperCase()} ${path}`, operation)
  }
  const shots: { aim: Aim; operation: Operation }[] = []
  const each = Math.ceil(REQUESTS / operations.size)
  let at = 0
  for (const [key, operation] of operations) {
    const row = allRows[key]
    if (!row) throw new Error(`no row for ${key}`)
    for (const aim of fc.sample(requestsOf(key, operation, row), { seed: SEED + at++, numRuns: each }))
      shots.push({ aim, operation })
  }
  // In an order of its own: neighbours in the list know the same things.
  const order =
    fc.sample(fc.shuffledSubarray(shots, { minLength: REQUESTS, maxLength: REQUESTS }), {
      seed: SEED,
      numRuns: 1,
    })[0] ?? []
  expect(order).toHaveLength(REQUESTS)

  const problems: string[] = []
  const statuses = new Map<number, number>()
  let world = await createWorld(market)
  for (const [index, { aim, operation }] of order.entries()) {
    if (index % PER_WORLD === PER_WORLD - 1) world = await createWorld(market)
    if (index % 20 === 0) await market.query('delete from throttles')
    const shot = aim(world)
    const described = `seed ${SEED}, request ${index}: ${shot.audience} ${shot.method} ${shot.path} ${JSON.stringify(shot.body)?.slice(0, 600) ?? ''}`
    try {
      const answer = await send(shot, world.tokenOf(shot.audience))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const wrong = wrongWith(answer, operation)
      if (wrong) problems.push(`${wrong}\n  ${described}\n  ${answer.status} ${answer.text.slice(0, 300)}`)
    } catch (error) {
      problems.push(`no answer: ${(error as Error).message}\n  ${described}`)
    }
  }
  expect(problems.slice(0, 25)).toEqual([])
  // It reached what lies behind the doors, too: enough of it was let in.
  const done = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  expect(done).toBeGreaterThan(REQUESTS / LET_IN)
}, 900_000)
