// node bench/import.ts: what an import of 100 000 rows costs whoever looks at a product meanwhile, and how much memory it takes.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { build } from '../tools/build.ts'
import { marketOf } from './database.ts'
import { aSellerOf } from './import-seller.ts'
import { largeTable } from './large-table.ts'
import { summarise } from './measure.ts'
import { startServer } from './server.ts'

const DATA = join(import.meta.dirname, '../.data/bench')
const SIZE = 10_000
/** Milliseconds between two looks at a product page: a visitor, not a load test. */
const PAUSE = 10

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    format: { type: 'string', default: 'csv' },
    built: { type: 'boolean', default: false },
  },
})
const rows = Number(values.rows)
const print = (text: string) => void process.stdout.write(`${text}\n`)
const megabytes = (bytes = 0) => `${Math.round(bytes / 1024 / 1024)} MB`

if (!values.built) await build()
await mkdir(DATA, { recursive: true })
const cluster = await startEmbedded(DATA)
const { databaseUrl, companyId, token, product } = await prepare().catch(async (error) => {
  await cluster.stop()
  throw error
})
const server = await startServer(databaseUrl, true, undefined)
const page = `${server.url}/products/${product}`

/** Looks at the page again and again until told to stop; remembers how long each look took and the most memory there was. */
function watch() {
  const times: number[] = []
  let most = 0
  let going = true
  const began = performance.now()
  const running = (async () => {
    while (going) {
      const asked = performance.now()
      const answer = await fetch(page)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
      times.push(performance.now() - asked)
      if (times.length % 20 === 0) most = Math.max(most, (await server.memory()) ?? 0)
      await wait(PAUSE)
    }
  })()
  return async () => {
    going = false
    await running
    return { ...summarise(times, performance.now() - began), most }
  }
}

async function api(method: string, path: string, body?: unknown, file?: Buffer) {
  const answer = await fetch(`${server.url}/api/companies/${companyId}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(file ? { 'content-type': 'application/octet-stream' } : body ? { 'content-type': 'application/json' } : {}),
    },
    ...(file ? { body: new Uint8Array(file) } : body ? { body: JSON.stringify(body) } : {}),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(json)}`)
  return json
}

async function untilDone(id: number) {
  for (;;) {
    const view = await api('GET', `imports/${id}`)
    if (!['checking', 'running'].includes(view.status)) return view
    await wait(1000)
  }
}

try {
  for (let warm = 0; warm < 200; warm += 1) await (await fetch(page)).arrayBuffer()
  const table = await largeTable(rows, values.format === 'xlsx' ? 'xlsx' : 'csv')
  const idleMemory = (await server.memory()) ?? 0
  const stopIdle = watch()
  await wait(Number(values.seconds) * 1000)
  const idle = await stopIdle()
  print(`idle: p50 ${idle.median.toFixed(1)} ms, p99 ${idle.p99.toFixed(1)} ms, memory ${megabytes(idleMemory)}`)
  for (const round of ['new products', 'the same again', 'new prices']) {
    const stop = watch()
    const began = performance.now()
    const sent = await api(
      'POST',
      `imports?name=bench.${values.format}`,
      undefined,
      round === 'new prices' ? await largeTable(rows, 'csv', 2) : table,
    )
    const { settings } = sent
    const defaults = { ...settings.defaults, status: 'published' }
    await api('PUT', `imports/${sent.id}/settings`, { ...settings, rate: '4.2567', currency: 'EUR', defaults })
    await api('POST', `imports/${sent.id}/run`)
    const done = await untilDone(sent.id)
    const seconds = (performance.now() - began) / 1000
    const busy = await stop()
    const { created, updated, unchanged, rejected } = done.progress
    print(
      `${round} (${megabytes(table.length)} ${values.format}): ${done.status} in ${seconds.toFixed(0)} s, ${created} created, ${updated} updated, ` +
        `${unchanged} unchanged, ${rejected} rejected; product page p50 ${busy.median.toFixed(1)} ms, p99 ${busy.p99.toFixed(1)} ms ` +
        `= ${(busy.p99 / idle.p99).toFixed(1)} × idle; memory ${megabytes(busy.most - idleMemory)} above idle`,
    )
    if (done.status !== 'done') throw new Error(String(done.failure))
  }
  const items = Array.from({ length: Math.min(rows, 10_000) }, (_, index) => ({ erpCode: `BENCH-${index}` }))
  for (const [what, more] of [
    ['stock', { quantity: 77 }],
    ['prices', { price: 77_700 }],
  ] as const) {
    const began = performance.now()
    const { accepted } = await api('PUT', what, { items: items.map((item) => ({ ...item, ...more })) })
    print(`${what} of ${accepted} by ERP code in one call: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
} finally {
  await server.stop()
  await cluster.stop()
}

async function prepare() {
  const databaseUrl = await marketOf(cluster.options, SIZE, print)
  return { databaseUrl, ...(await aSellerOf(databaseUrl, DATA)) }
}
