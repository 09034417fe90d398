import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { findPeople, type PeopleFilter, type Place, type UserRow } from '../store/people.ts'

type Query = Omit<PeopleFilter, 'after' | 'ids'> & { ids?: string | undefined; after?: string | undefined }

/** Accounts, newest first, fifty a page; `invalid_cursor`. */
export async function listPeople(
  deps: Deps,
  actor: Actor | undefined,
  { after, ids, ...filter }: Query,
): Promise<{ users: UserRow[]; next: string | null }> {
  requireOperator(actor)
  const place = after === undefined ? undefined : readPlace(after)
  const found = await findPeople(deps.db, { ...filter, ids: ids?.split(','), after: place }, PAGE_SIZE + 1)
  const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined
  return {
    users: found.slice(0, PAGE_SIZE).map((one) => one.user),
    next: last ? encodeCursor([last.place.at, last.place.id]) : null,
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LATEST = 4e15

function readPlace(text: string): Place {
  const [at, id] = decodeCursor(text) ?? []
  const isTime = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < LATEST
  if (!isTime || typeof id !== 'string' || !UUID.test(id)) throw invalidField('after', 'invalid_cursor')
  return { at, id }
}
