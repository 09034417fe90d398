import type { Deps } from '../../../platform/deps.ts'
import { findNotesOf, type NoteOf } from './store.ts'

const PAGE = 500

/**
 * All that a person noted about orders, for an export of it. Without words of companies that are not among `companies` any more: they may
 * tell of buyers, who are no business of somebody who left.
 */
export async function* readNotesOf(
  deps: Pick<Deps, 'db'>,
  userId: string,
  companies: Readonly<Record<number, string>>,
): AsyncGenerator<Omit<NoteOf, 'id' | 'text'> & { text: string | null }> {
  let after = 0
  let page: NoteOf[]
  do {
    page = await findNotesOf(deps.db, userId, after, PAGE)
    for (const { id, text, ...note } of page) {
      after = id
      yield { ...note, text: companies[note.companyId] === undefined ? null : text }
    }
  } while (page.length === PAGE)
}
