import { loadavg } from 'node:os'
import pg from 'pg'
import { askOnce } from './ask-once.ts'
import { load, type Measured, repeat, spread } from './measure.ts'
import type { Prepared, Row, Scenario, Shot } from './scenario.ts'
import { buyables } from './scenarios/buyables.ts'
import { placeOrders, writeOrder } from './scenarios/order.ts'
import type { Running } from './server.ts'

export const CONNECTIONS = 16
export const BUYERS = 8

export type Ground = {
  pool: pg.Pool
  databaseUrl: string
  size: number
  server: Running
  bare: string
  seconds: number
}

/** A scenario over HTTP, beside bare replies of as many bytes and a bare statement for the same rows. */
export async function measureRow(scenario: Scenario, ground: Ground): Promise<Row> {
  const { server, bare, seconds } = ground
  const { url } = server
  const prepared = await scenario.prepare(ground.pool, ground.size)
  // Kept answers are compressed when they are asked for again.
  if (scenario.cached) await answerLengths(url, prepared.shots)
  const lengths = await answerLengths(url, prepared.shots)
  const requests = prepared.shots.map((shot) => shot.request)
  await load(url, spread(requests, CONNECTIONS), CONNECTIONS, Math.min(1, seconds))
  const one = await load(url, () => requests, 1, seconds)
  const [many, processor] = await withProcessor(server, () =>
    load(url, spread(requests, CONNECTIONS), CONNECTIONS, seconds),
  )
  const sizes = prepared.shots.map((shot, index) => ({
    ...shot.request,
    path: `/${lengths[index % lengths.length]}`,
  }))
  const http = {
    one: await load(bare, () => sizes, 1, seconds / 4),
    many: await load(bare, spread(sizes, CONNECTIONS), CONNECTIONS, seconds / 4),
  }
  const sql = await bareStatement(prepared, ground.databaseUrl, seconds / 2)
  const bytes = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return {
    name: scenario.name,
    target: scenario.target,
    one,
    many,
    http,
    sql,
    bytes,
    processor,
    load: loadavg()[0] ?? 0,
  }
}

/** Asks everything once: sizes of the answers, and whether there are any. */
async function answerLengths(url: string, shots: readonly Shot[]): Promise<number[]> {
  const asked = shots[0]?.request.method === 'GET' ? shots : shots.slice(0, 40)
  const lengths: number[] = []
  for (const { request } of asked) lengths.push(await askOnce(url, request))
  return lengths
}

async function bareStatement({ statement, shots }: Prepared, url: string, seconds: number): Promise<Measured | null> {
  if (statement === null) return null
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Carts are written so.
  await client.query('set synchronous_commit = off')
  const ask = (turn: number) =>
    client.query({ name: 'bare', text: statement, values: shots[turn % shots.length]?.values ?? [] })
  try {
    for (let turn = 0; turn < 10; turn++) await ask(turn)
    return await repeat(ask, 1, seconds)
  } finally {
    await client.end()
  }
}

/** Runs a measurement and divides the processor time used meanwhile by what was done. */
async function withProcessor(server: Running, work: () => Promise<Measured>): Promise<[Measured, Row['processor']]> {
  const before = await server.processor()
  const measured = await work()
  const after = await server.processor()
  const each = (key: 'server' | 'database') => Math.max(0, after[key] - before[key]) / measured.count
  return [measured, { server: each('server'), database: each('database') }]
}

/** Eight buyers who place order after order: latencies of placing, whole orders (five requests before it) a second. */
export async function measureOrders(ground: Ground): Promise<Row> {
  const { pool, server, bare, seconds } = ground
  const goods = await buyables(pool)
  await placeOrders(server.url, goods, BUYERS, Math.min(1, seconds))
  let bytes = 0
  const [placing, processor] = await withProcessor(server, async () => {
    const orders = await placeOrders(server.url, goods, BUYERS, seconds)
    if (!orders) throw new Error(`nobody came to the end of an order in ${seconds} s: give --seconds more`)
    bytes = orders.bytes
    return orders.placing
  })
  const sizes = () => [{ method: 'POST', path: `/${bytes}`, body: 'x'.repeat(500) }]
  const reply = await load(bare, sizes, BUYERS, seconds / 4)
  const sql = await repeat((turn) => writeOrder(pool, goods, turn), BUYERS, seconds / 2)
  const name = 'place order, 8 buyers'
  const http = { one: reply, many: reply }
  return { name, target: 160, one: placing, many: placing, http, sql, bytes, processor, load: loadavg()[0] ?? 0 }
}
