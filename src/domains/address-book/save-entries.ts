import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { lockPerson } from '../accounts/index.ts'
import { ADDRESS_LIMIT } from './rules/address-limit.ts'
import { nextDefault, startsAsDefault, staysDefault } from './rules/default-entry.ts'

type Entry = { id: number; isDefault: boolean }
type Db = Deps['db']

/** Where one kind of entry is kept: shipping addresses, or invoice data. */
export type Book<Data extends { isDefault: boolean }, Saved extends Entry> = {
  find: (db: Db, userId: string) => Promise<Saved[]>
  insert: (db: Db, userId: string, data: Data) => Promise<void>
  update: (db: Db, userId: string, id: number, data: Data) => Promise<void>
  remove: (db: Db, userId: string, id: number) => Promise<void>
  clearDefault: (db: Db, userId: string) => Promise<void>
  markDefault: (db: Db, userId: string, id: number) => Promise<void>
}

/** Whose book it is. Everything is asked for by this id: another person's entry is not found. */
export function ownerOf(actor: Actor | undefined): string {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor.userId
}

/** One change after the other; answers the whole list as it is then. */
async function changeBook<Data extends { isDefault: boolean }, Saved extends Entry>(
  deps: Deps,
  book: Book<Data, Saved>,
  userId: string,
  change: (db: Db, saved: Saved[]) => Promise<void>,
): Promise<Saved[]> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockPerson({ db: tx }, userId))) throw new Failure('unauthorized', 'unauthorized')
    await change(tx, await book.find(tx, userId))
    return book.find(tx, userId)
  })
}

export function addEntry<Data extends { isDefault: boolean }, Saved extends Entry>(
  deps: Deps,
  book: Book<Data, Saved>,
  userId: string,
  data: Data,
): Promise<Saved[]> {
  return changeBook(deps, book, userId, async (db, saved) => {
    if (saved.length >= ADDRESS_LIMIT) throw new Failure('conflict', 'too_many_addresses')
    const isDefault = startsAsDefault(data.isDefault, saved.length)
    if (isDefault) await book.clearDefault(db, userId)
    await book.insert(db, userId, { ...data, isDefault })
  })
}

export function changeEntry<Data extends { isDefault: boolean }, Saved extends Entry>(
  deps: Deps,
  book: Book<Data, Saved>,
  userId: string,
  id: number,
  data: Data,
): Promise<Saved[]> {
  return changeBook(deps, book, userId, async (db, saved) => {
    const entry = own(saved, id)
    const isDefault = staysDefault(data.isDefault, entry.isDefault)
    if (isDefault && !entry.isDefault) await book.clearDefault(db, userId)
    await book.update(db, userId, id, { ...data, isDefault })
  })
}

export function removeEntry<Data extends { isDefault: boolean }, Saved extends Entry>(
  deps: Deps,
  book: Book<Data, Saved>,
  userId: string,
  id: number,
): Promise<Saved[]> {
  return changeBook(deps, book, userId, async (db, saved) => {
    const entry = own(saved, id)
    await book.remove(db, userId, id)
    const next = entry.isDefault ? nextDefault(saved.filter((one) => one.id !== id).map((one) => one.id)) : undefined
    if (next !== undefined) await book.markDefault(db, userId, next)
  })
}

function own<Saved extends Entry>(saved: readonly Saved[], id: number): Saved {
  const entry = saved.find((one) => one.id === id)
  if (!entry) throw new Failure('notFound', 'address_not_found')
  return entry
}
