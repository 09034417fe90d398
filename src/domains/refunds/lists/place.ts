import { invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../../values/paging.ts'

/** Where a list goes on: microseconds since 1970, which of its kinds, id. */
export type Place = { at: number; kind: number; id: number }

export const nextPlace = ({ at, kind, id }: Place) => encodeCursor([at, kind, id])

/** Null at the beginning; throws `invalid_cursor` for what we did not give out. */
export function readPlace(cursor: string | undefined, kinds: number): Place | null {
  if (cursor === undefined) return null
  const [at, kind, id, ...more] = decodeCursor(cursor) ?? []
  const isOurs = [at, kind, id].every((value) => Number.isSafeInteger(value) && Number(value) >= 0)
  if (!isOurs || Number(kind) >= kinds || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return { at: Number(at), kind: Number(kind), id: Number(id) }
}
