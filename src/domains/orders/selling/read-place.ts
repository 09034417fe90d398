import { invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../../values/paging.ts'
import type { Place } from './store/page-of.ts'

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

/** Where a list goes on; throws `invalid_cursor` for what we did not give out. */
export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = decodeCursor(cursor) ?? []
  const isOurs = typeof at === 'string' && TIME.test(at) && !Number.isNaN(Date.parse(at.replace(' ', 'T').slice(0, 19)))
  if (!isOurs || typeof id !== 'number' || !Number.isSafeInteger(id)) throw invalidField('after', 'invalid_cursor')
  return { at, id }
}

/** The rows of a page, of which one more was asked for, and the cursor behind them. */
export function cutPage<Row extends { place: Place }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1)?.place : undefined
  return { rows, next: last ? encodeCursor([last.at, last.id]) : null }
}
