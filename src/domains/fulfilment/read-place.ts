import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../values/paging.ts'
import type { Place } from './store/page-of.ts'

const TIME = /^([12]\d{3}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/

/** Whether a text is a moment as the database prints it; `2026-02-30` is none. */
function isTime(text: string): boolean {
  const day = new Date(`${TIME.exec(text)?.[1]}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && text.startsWith(day.toISOString().slice(0, 10))
}

/** Where a list goes on; throws `invalid_cursor` for what we did not give out. */
export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = decodeCursor(cursor) ?? []
  const isOurs = typeof at === 'string' && isTime(at)
  if (!isOurs || typeof id !== 'number' || !Number.isSafeInteger(id)) throw invalidField('after', 'invalid_cursor')
  return { at, id }
}

/** The rows of a page, of which one more was asked for, and the cursor behind them. */
export function cutPage<Row extends { place: Place }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1)?.place : undefined
  return { rows, next: last ? encodeCursor([last.at, last.id]) : null }
}
