import pg from 'pg'
import { buildMarket, type Market } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'

type Embedded = Awaited<ReturnType<typeof startEmbedded>>

/** A database for so many orders; one of an earlier run stays unless it is wanted anew. */
export async function databaseOf(
  cluster: Embedded,
  orders: number | string,
  anew: boolean,
): Promise<{ url: string; isNew: boolean }> {
  const name = `bench_orders_${orders}`
  const { password, port, host } = cluster.options
  const url = `postgres://obieg:${password}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`
  const admin = new pg.Client(cluster.options as pg.ClientConfig)
  await admin.connect()
  try {
    if (anew) await admin.query(`drop database if exists ${name} with (force)`)
    const { rows } = await admin.query('select from pg_database where datname = $1', [name])
    if (rows.length === 0) await admin.query(`create database ${name}`)
    return { url, isNew: rows.length === 0 }
  } finally {
    await admin.end()
  }
}

/** Its tables, as this version has them. */
export async function prepareTables(pool: pg.Pool): Promise<void> {
  await migrate(pool)
  await prepareJobs(pool, createLog('warn'))
}

/** The market on it, open for business. */
export const openMarket = (url: string, dataDir: string, db: Database): Market =>
  buildMarket(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false' }), db, createLog('error'))
