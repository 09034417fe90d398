import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { POINT_LISTS } from '../carriers/adapters.ts'
import type { ListPoints } from '../carriers/carrier.ts'
import { POINT_METHODS } from '../rules/methods.ts'
import { POINTS_TAG } from './pickup-points.ts'
import { closeUnseen, countSeen, type PointToWrite, takeListTurn, writePoints } from './store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** After a pass that broke off. */
const TRIED_AGAIN_AFTER = HOUR
/** Pages that are read at the most: two hundred thousand points. */
const MOST_PAGES = 400

/** Why a pass is not believed; what is known stays as it is. */
class Unbelievable extends Error {}

/**
 * Reads the lists of carriers that have one, each once a day: at once where none was read for a day, an hour after a pass that broke off. Any
 * number of processes may ask at once: one of them does it.
 */
export async function syncPoints(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const [carrier, open] of Object.entries(POINT_LISTS)) {
    const listPoints = open(deps)
    if (!listPoints) continue
    const now = deps.now()
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const turn = { now, triedSince: ago(TRIED_AGAIN_AFTER), completedSince: ago(DAY) }
    if (!(await takeListTurn(deps.db, carrier, turn))) continue
    try {
      await readList(deps, { carrier, listPoints, began: now }, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Unbelievable) deps.log.error({ pickupPoints: carrier, alarm: error.message })
      else deps.log.warn({ pickupPoints: carrier, brokenOff: describeError(error).message })
    }
  }
}

type Pass = { carrier: string; listPoints: ListPoints; began: Date }

/**
 * One pass, page by page, each written by itself. Only its end closes points: those that it did not see open. Whatever happens before, the
 * list of before stands, with what is newer of the points that were read.
 */
async function readList(deps: Deps, { carrier, listPoints, began }: Pass, signal: AbortSignal): Promise<void> {
  const methods = POINT_METHODS.filter((method) => method.startsWith(`${carrier}_`))
  const codes = new Set<string>()
  let pages = 1
  let leftOut = 0
  for (let page = 1; page <= pages; page++) {
    signal.throwIfAborted()
    const read = await listPoints(page, signal)
    pages = Math.max(pages, read.pages)
    if (pages > MOST_PAGES) throw new Unbelievable(`it says it has ${pages} pages`)
    leftOut += read.leftOut
    const isNew = read.points.filter((point) => !codes.has(point.code))
    // A page that comes again hides the one that should have come: what stands there would be closed.
    if (read.points.length > 0 && isNew.length === 0) throw new Unbelievable(`page ${page} brings nothing new`)
    if (read.points.length + read.leftOut === 0 && page < pages) throw new Unbelievable(`page ${page} is empty`)
    for (const { code } of isNew) codes.add(code)
    const rows = isNew.filter((point) => point.open).flatMap((point) => rowsOf(point, carrier, methods))
    if (rows.length > 0) await writePoints(deps.db, unique(rows), 'list', began)
  }
  const { before, seen } = await countSeen(deps.db, methods, began)
  if (seen === 0 || seen < before / 2) throw new Unbelievable(`it has ${seen} open points, there were ${before}`)
  const closed = await closeUnseen(deps.db, { carrier, methods, began, now: deps.now() })
  await invalidateTags(deps.db, [POINTS_TAG])
  deps.log.info({ pickupPoints: carrier, seen, closed, leftOut })
}

type Listed = Awaited<ReturnType<ListPoints>>['points'][number]

/** A row for each way that brings a parcel there. */
function rowsOf({ ways, open: _, ...point }: Listed, carrier: string, methods: readonly PointToWrite['method'][]) {
  return methods
    .filter((method) => ways.some((way) => method === `${carrier}_${way}`))
    .map((method): PointToWrite => ({ ...point, method }))
}

/** One statement cannot write a row twice. */
const unique = (rows: readonly PointToWrite[]) => [
  ...new Map(rows.map((row) => [`${row.method} ${row.code}`, row])).values(),
]
