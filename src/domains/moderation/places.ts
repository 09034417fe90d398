import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../values/paging.ts'
import type { QueuePlace } from './store/lists.ts'

const numbersOf = (cursor: string, count: number): number[] => {
  const values = decodeCursor(cursor) ?? []
  const isOurs = values.length === count && values.every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  if (!isOurs) throw invalidField('after', 'invalid_cursor')
  return values.map(Number)
}

/** Where a list that goes by ids goes on. */
export const nextId = (last: number | undefined, more: boolean): string | null =>
  more && last !== undefined ? encodeCursor([last]) : null

/** Null at the beginning; `invalid_cursor` for what we did not give out. */
export const readId = (cursor: string | undefined): number | null =>
  cursor === undefined ? null : (numbersOf(cursor, 1)[0] ?? null)

/** The same of the queue. */
export const nextPlace = (last: QueuePlace | undefined, more: boolean): string | null =>
  more && last ? encodeCursor([last.rank, last.at, last.id]) : null

export function readPlace(cursor: string | undefined): QueuePlace | null {
  if (cursor === undefined) return null
  const [rank = 0, at = 0, id = 0] = numbersOf(cursor, 3)
  if (rank > 1) throw invalidField('after', 'invalid_cursor')
  return { rank, at, id }
}
