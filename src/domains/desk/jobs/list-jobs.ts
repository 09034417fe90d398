import type { Deps } from '../../../platform/deps.ts'
import {
  countQueued,
  findQueued,
  type JobState,
  type NameCounts,
  type QueuedJob,
} from '../../../platform/jobs/inspect-queue.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { maskPersonal } from '../../../values/mask-personal.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { soughtNumber } from '../../../values/sought-number.ts'
import { COUNTED, JOB_LANES, type JobLane, type JobLaneView, type JobRow } from './contract.ts'
import { type Kinds, lanesByName, namesOf, namesSaidSo, nameToday, placesOf } from './lanes-of.ts'

type Wanted = {
  q?: string | undefined
  state?: JobState | undefined
  lane?: JobLane | undefined
  name?: string | undefined
  after?: string | undefined
}

const LONGEST_ERROR = 400

/** A page of the queue, the newest first, with how each lane stands. Two statements. */
export async function listJobs(
  deps: Deps,
  kinds: Kinds,
  actor: Actor | undefined,
  wanted: Wanted,
): Promise<{ lanes: JobLaneView[]; failing: string[]; jobs: JobRow[]; next: string | null }> {
  requireOperator(actor)
  const [counts, page] = await Promise.all([countQueued(deps.db), readJobs(deps, kinds, actor, wanted)])
  const failing = counts.filter((one) => one.retrying + one.failed > 0).map((one) => nameToday(kinds, one.name))
  return { lanes: lanesNow(counts, kinds), failing: [...new Set(failing)], ...page }
}

/** The page alone: whoever reads all of them does not walk the queue once a page to count it. */
export async function readJobs(
  deps: Deps,
  kinds: Kinds,
  actor: Actor | undefined,
  { q, state, lane, name, after }: Wanted,
): Promise<{ jobs: JobRow[]; next: string | null }> {
  requireOperator(actor)
  const lanes = lanesByName(kinds)
  const names = name
    ? namesOf(kinds, name).filter((one) => !lane || lanes.get(one) === lane)
    : lane
      ? [...lanes].filter(([, of]) => of === lane).map(([one]) => one)
      : null
  const number = soughtNumber(q ?? '')
  const sought = q ? (number === null ? { words: q, names: namesSaidSo(kinds, q) } : { number }) : null
  const filter = { state: state ?? null, names, sought, before: after ?? null }
  const rows = await findQueued(deps.db, filter, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return {
    jobs: page.map((job) => toRow(job, kinds, lanes)),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** How each lane stands. */
export function lanesNow(counts: readonly NameCounts[], kinds: Kinds): JobLaneView[] {
  const lanes = lanesByName(kinds)
  return JOB_LANES.map((lane) => {
    const own = counts.filter(({ name }) => lanes.get(name) === lane)
    const sum = (of: 'due' | 'running' | 'retrying' | 'failed') =>
      Math.min(
        COUNTED,
        own.reduce((total, one) => total + one[of], 0),
      )
    const late = own.flatMap((one) => one.late ?? [])
    return {
      lane,
      atOnce: placesOf(lane),
      due: sum('due'),
      running: sum('running'),
      retrying: sum('retrying'),
      failed: sum('failed'),
      lateSeconds: late.length > 0 ? Math.max(...late) : null,
    }
  })
}

function toRow(job: QueuedJob, kinds: Kinds, lanes: ReadonlyMap<string, JobLane>): JobRow {
  const waits = job.state === 'waiting' || job.state === 'retrying'
  return {
    id: job.id,
    name: nameToday(kinds, job.name),
    lane: lanes.get(job.name) ?? null,
    state: job.state,
    attempts: job.attempts,
    maxAttempts: job.maxAttempts,
    lastError: job.lastError === null ? null : maskPersonal(job.lastError).slice(0, LONGEST_ERROR),
    nextAt: waits ? job.runAt.toISOString() : null,
    runningSince: job.lockedAt?.toISOString() ?? null,
  }
}
