import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../values/paging.ts'

/** Where a list goes on: a sort value and an id. */
export const nextPlace = (at: number, id: number) => encodeCursor([at, id])

/** Null at the beginning; `invalid_cursor` for what we did not give out. */
export function readPlace(cursor: string | undefined): { at: number; id: number } | null {
  if (cursor === undefined) return null
  const [at, id, ...more] = decodeCursor(cursor) ?? []
  const isOurs = [at, id].every((value) => Number.isSafeInteger(value) && Number(value) >= 0)
  if (!isOurs || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return { at: Number(at), id: Number(id) }
}
