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

/** Null at the beginning; `invalid_cursor` for what we did not give out. `most`: the highest id there can be. */
export function readId(cursor: string | undefined, most = Number.MAX_SAFE_INTEGER): number | null {
  if (cursor === undefined) return null
  const [id = 0] = numbersOf(cursor, 1)
  if (id > most) throw invalidField('after', 'invalid_cursor')
  return id
}

/** The same of the queue. */
export const nextPlace = (
  last: (Omit<QueuePlace, 'rank'> & { place: number }) | undefined,
  more: boolean,
): string | null => (more && last ? encodeCursor([last.place, last.at, last.id]) : null)

export function readPlace(cursor: string | undefined): QueuePlace | null {
  if (cursor === undefined) return null
  const [rank = 0, at = 0, id = 0] = numbersOf(cursor, 3)
  if (rank > 3) throw invalidField('after', 'invalid_cursor')
  return { rank, at, id }
}
