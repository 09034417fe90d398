import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { insertNote } from '../store/notes.ts'
import { lockPersonAndOperators } from './last-operator.ts'

/** Notes about one person. */
const MOST_NOTES = 500

/** Writes something down of a person, for the operator's people; the person finds it in the export of the own data. `too_many`. */
export function addNote(deps: Deps, actor: Actor | undefined, userId: string, text: string): Promise<undefined> {
  const { userId: by } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    await lockPersonAndOperators({ db }, userId)
    const isWritten = await insertNote(db, { userId, by, at: deps.now(), text, most: MOST_NOTES })
    if (!isWritten) throw new Failure('conflict', 'too_many_notes', { params: { count: MOST_NOTES } })
    return undefined
  })
}
