import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../values/paging.ts'

export type Place = { at: Date; id: number } | null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** Milliseconds that a moment of the database may have. */
const LATEST = 253_402_300_799_000

/** Where a list by time goes on. */
export const nextPlace = (at: Date, id: number) => encodeCursor([at.getTime(), id])

/** Null at the beginning; `invalid_cursor` for what we did not give out. */
export function readPlace(cursor: string | undefined): Place {
  if (cursor === undefined) return null
  const [at, id, ...more] = decodeCursor(cursor) ?? []
  if (!isCount(at) || at > LATEST || !isCount(id) || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return { at: new Date(at), id }
}

/** Where a list by number goes on. */
export const nextBefore = (id: number) => encodeCursor([id])

export function readBefore(cursor: string | undefined, field: 'before' | 'after'): number | null {
  if (cursor === undefined) return null
  const [id, ...more] = decodeCursor(cursor) ?? []
  if (!isCount(id) || more.length > 0) throw invalidField(field, 'invalid_cursor')
  return id
}
