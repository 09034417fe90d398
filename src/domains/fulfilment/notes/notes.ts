import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { readContacts } from '../../accounts/index.ts'
import { requireMember } from '../../companies/index.ts'
import { NOTES_LIMIT, type OrderNote } from './contract.ts'
import { isOwnNote, mayDeleteNote, type Writer } from './rules/may-touch-note.ts'
import * as store from './store.ts'

type Ask = { companyId: number; number: string }
type Notes = { notes: OrderNote[] }

/** For the company's people and programs alone; `order_not_found` for orders of others. */
export async function readNotes(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<Notes> {
  const { byUser } = requireMember(deps, actor, ask.companyId, 'orders.view')
  return show(deps, byUser, await store.findNotes(deps.db, await orderOf(deps, ask)))
}

/** `too_many_notes` beyond a hundred, also where several write at once. */
export function addNote(deps: Deps, actor: Actor | undefined, ask: Ask, text: string): Promise<Notes> {
  return change(deps, actor, ask, async ({ db, now }, orderId, notes, { byUser }) => {
    if (notes.length >= NOTES_LIMIT) throw new Failure('conflict', 'too_many_notes')
    await store.insertNote(db, { orderId, companyId: ask.companyId, author: byUser, text, at: now() })
  })
}

/** The same once more changes nothing. `note_changed`: another window was faster; `note_of_another`, `note_not_found`. */
export function editNote(
  deps: Deps,
  actor: Actor | undefined,
  { note: id, ...ask }: Ask & { note: number },
  { text, replaces }: { text: string; replaces: string },
): Promise<Notes> {
  return change(deps, actor, ask, async ({ db, now }, _, notes, writer) => {
    const note = oneOf(notes, id)
    if (!isOwnNote(writer, note.author)) throw new Failure('forbidden', 'note_of_another')
    if (note.text === text) return
    if (note.text !== replaces) throw new Failure('conflict', 'note_changed')
    await store.changeNote(db, id, text, now())
  })
}

/** `note_of_another` unless it is one's own or one answers for the company; `note_not_found`, also the second time. */
export function dropNote(
  deps: Deps,
  actor: Actor | undefined,
  { note: id, ...ask }: Ask & { note: number },
): Promise<Notes> {
  return change(deps, actor, ask, async ({ db }, _, notes, writer) => {
    if (!mayDeleteNote(writer, oneOf(notes, id).author)) throw new Failure('forbidden', 'note_of_another')
    await store.deleteNote(db, id)
  })
}

type Act = (deps: Deps, orderId: number, notes: store.StoredNote[], writer: Writer) => Promise<void>

/** Who may ship may write. Whoever writes at once waits and sees what the first one did. */
function change(deps: Deps, actor: Actor | undefined, ask: Ask, act: Act): Promise<Notes> {
  const writer = requireMember(deps, actor, ask.companyId, 'orders.ship')
  return deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const orderId = await orderOf(inside, ask)
    await store.lockNotes(tx, orderId)
    await act(inside, orderId, await store.findNotes(tx, orderId), writer)
    return show(inside, writer.byUser, await store.findNotes(tx, orderId))
  })
}

async function orderOf({ db }: Pick<Deps, 'db'>, { companyId, number }: Ask): Promise<number> {
  const id = await store.findNotedOrder(db, companyId, number)
  if (id === undefined) throw new Failure('notFound', 'order_not_found')
  return id
}

function oneOf(notes: readonly store.StoredNote[], id: number): store.StoredNote {
  const note = notes.find((one) => one.id === id)
  if (!note) throw new Failure('notFound', 'note_not_found')
  return note
}

/** With names as they are today: who deleted the account has none. */
async function show(deps: Deps, byUser: string | null, notes: readonly store.StoredNote[]): Promise<Notes> {
  const ids = [...new Set(notes.flatMap(({ author }) => author ?? []))]
  const people = ids.length > 0 ? await readContacts(deps, ids) : []
  const names = new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]))
  return {
    notes: notes.map(({ id, text, author, createdAt, editedAt }) => {
      const name = author === null ? undefined : names.get(author)
      return {
        ...{ id, text, own: isOwnNote({ byUser }, author) },
        by: author === null ? 'program' : name === undefined ? 'former' : 'person',
        author: name ?? null,
        createdAt: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
      }
    }),
  }
}
