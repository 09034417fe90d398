import type { Request } from 'autocannon'
import type pg from 'pg'
import type { Measured } from './measure.ts'

/** One question as it goes over HTTP, and the values that ask the database for the same rows. */
export type Shot = { request: Request; values: unknown[] }

export type Prepared = {
  shots: Shot[]
  /** The same rows by one named statement; null where no statement is needed. */
  statement: string | null
}

export type Scenario = {
  name: string
  /** Answers are taken from the page cache. */
  cached?: boolean
  /** Requests a second at 16 connections, or buyers' orders a second, that are aimed at with 10 000 products. */
  target: number
  prepare: (pool: pg.Pool, size: number) => Promise<Prepared>
}

export type Row = {
  name: string
  target: number
  /** Median and p99 of one client at a time. */
  one: Measured
  /** With 16 connections at once (orders: 8 buyers). */
  many: Measured
  http: { one: Measured; many: Measured }
  sql: Measured | null
  bytes: number
  /** Processor milliseconds a request, whatever else the machine does. */
  processor: { server: number; database: number }
  load: number
}
