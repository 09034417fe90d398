import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { addDays, marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import { CASH_REPORTING } from '../shipping/contract.ts'
import { connectCarrier } from '../shipping/index.ts'
import { claimFetches, type Fetch, type FetchResult, saveFetch } from './store/fetches.ts'
import { takeReport } from './take-report.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const AT_ONCE = 20
/** Milliseconds: no contract is begun after so many. */
const TIME = 120_000
/** Days that are asked for again: carriers report late, and known lines count once. */
const OVERLAP = 14
const LONGEST = 60

/** Asks carriers that tell it what they have collected, once a day, with each company's own contract; one that does not answer is asked ever more rarely. */
export async function fetchReports(deps: Deps, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  const now = deps.now()
  const lease = new Date(now.getTime() + HOUR)
  const claimed = await claimFetches(deps.db, { carriers: CASH_REPORTING, now, lease, limit: AT_ONCE })
  for (const one of claimed) {
    if (signal.aborted || performance.now() - startedAt > TIME) return
    await fetchOne(deps, one)
  }
}

async function fetchOne(deps: Deps, one: Fetch): Promise<void> {
  const askedAt = deps.now()
  const until = marketDay(askedAt)
  const { result, isTaken } = await ask(deps, one, until)
  const failures = result === 'works' || result === 'noContract' ? 0 : one.failures + 1
  // Keys that are refused stay so until somebody changes them.
  const pause = result === 'unanswered' ? Math.min(DAY, HOUR * 2 ** Math.min(one.failures, 5)) : DAY
  const nextAt = new Date(askedAt.getTime() + pause)
  await saveFetch(deps.db, one, { result, reportedUntil: isTaken ? until : null, failures, askedAt, nextAt })
}

async function ask(deps: Deps, one: Fetch, until: string): Promise<{ result: FetchResult; isTaken: boolean }> {
  const { companyId, carrier } = one
  const from = one.reportedUntil === null ? addDays(until, -LONGEST) : addDays(one.reportedUntil, -OVERLAP)
  try {
    const { adapter } = await connectCarrier(deps, one)
    const lines = await adapter.fetchCash?.(from, until)
    if (!lines) return { result: 'notUnderstood', isTaken: false }
    const digest = createHash('sha256')
      .update(JSON.stringify([carrier, 'asked', lines]))
      .digest()
    const report = { companyId, carrier, name: null, digest, lines, by: null }
    if (lines.length > 0) await deps.db.transaction().execute((db) => takeReport({ ...deps, db }, report))
    return { result: 'works', isTaken: true }
  } catch (error) {
    if (error instanceof Failure) {
      return { result: error.code === 'carrier_account_missing' ? 'noContract' : 'refused', isTaken: false }
    }
    // The network, or an answer that is none: it is asked again, and nothing was written.
    deps.log.warn({ carrier, cash: describeError(error).message })
    return { result: 'unanswered', isTaken: false }
  }
}
