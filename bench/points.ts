// node bench/points.ts: 50 000 pickup points, searched by text and by place: how long the statements take, and what they touch.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { writePoints } from '../src/domains/shipping/points/store.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { load } from './measure.ts'
import { databaseOf, openMarket, prepareTables } from './order-database.ts'
import { pointQuestions, pointsOf } from './point-market.ts'
import { startServer } from './server.ts'
import { worstOf } from './worst-of.ts'

const DATA = join(import.meta.dirname, '../.data/bench')
/** Milliseconds within which 99 of 100 answers have to come. */
const BOUND = 30
const A_TIME = 1000
const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '4' },
    anew: { type: 'boolean', default: false },
  },
})
const count = Number(values.points)
const print = (text: string) => void process.stdout.write(`${text}\n`)

await mkdir(DATA, { recursive: true })
const cluster = await startEmbedded(DATA)
try {
  const { url, isNew } = await databaseOf(cluster, `points_${count}`, values.anew)
  const { pool, db, close } = connect({ connectionString: url, max: 4 }, () => undefined, OF_A_JOB)
  try {
    await prepareTables(pool)
    if (isNew) {
      const began = performance.now()
      const points = pointsOf(count)
      for (let i = 0; i < points.length; i += A_TIME)
        await writePoints(db, points.slice(i, i + A_TIME), 'list', new Date())
      await pool.query('vacuum analyze pickup_points')
      print(`${count.toLocaleString('en')} points written in ${Math.round(performance.now() - began)} ms`)
    }
    await measure(url, pool, openMarket(url, DATA, db))
  } finally {
    await close()
  }
} finally {
  await cluster.stop()
}

async function measure(url: string, pool: pg.Pool, market: ReturnType<typeof openMarket>): Promise<void> {
  const server = await startServer(url, false, undefined)
  try {
    const seconds = Number(values.seconds)
    print('search                  ways  median ms  p99 ms  most pages a statement reads')
    for (const { name, paths } of pointQuestions()) {
      const requests = paths.map((path) => ({ method: 'GET' as const, path }))
      await load(server.url, () => requests, 1, Math.min(1, seconds))
      const { median, p99 } = await load(server.url, () => requests, 1, seconds)
      const worst = await worstOf(pool, market, { paths, headers: {}, many: count / 10 })
      const late = p99 > BOUND ? '  OVER' : ''
      print(
        `${name.padEnd(23)} ${String(paths.length).padStart(4)} ${median.toFixed(1).padStart(10)} ${p99.toFixed(1).padStart(7)}  ${worst}${late}`,
      )
    }
  } finally {
    await server.stop()
  }
}
