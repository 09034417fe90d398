import type { Deps } from '../../platform/deps.ts'
import { readContacts } from '../accounts/index.ts'
import { findCompaniesOnCards } from '../companies/index.ts'
import type { ConversationRow, Side } from './contract.ts'
import { personName } from './rules/person-name.ts'
import type { Conversation } from './store/conversations.ts'
import { findLast, type Message } from './store/messages.ts'

/** Characters of the last message that a list shows. */
const BEGINNING = 160

/** How people and companies are called in conversations. Two statements for all of them. */
export async function readNames(
  deps: Pick<Deps, 'db'>,
  some: readonly Pick<Conversation, 'personId' | 'companyId'>[],
): Promise<{ person: (id: string) => string | null; company: (id: number | null) => string | null }> {
  const people = await readContacts(deps, [...new Set(some.map(({ personId }) => personId))])
  const companies = await findCompaniesOnCards(deps.db, [
    ...new Set(some.flatMap(({ companyId }) => (companyId === null ? [] : [companyId]))),
  ])
  const byId = new Map(people.map((one) => [one.userId, personName(one)]))
  const names = new Map(companies.map((one) => [one.id, one.shortName]))
  return {
    person: (id) => byId.get(id) ?? null,
    company: (id) => (id === null ? null : (names.get(id) ?? null)),
  }
}

/** Conversations as one of their sides sees them in a list, in the given order. Three statements. */
export async function toRows(
  deps: Pick<Deps, 'db'>,
  side: Side,
  some: readonly Conversation[],
): Promise<ConversationRow[]> {
  if (some.length === 0) return []
  const names = await readNames(deps, some)
  const last = new Map(
    (
      await findLast(
        deps.db,
        some.map(({ id }) => id),
      )
    ).map((one) => [one.conversationId, one]),
  )
  return some.map((one) => toRow(side, one, names, last.get(one.id)))
}

type Names = Awaited<ReturnType<typeof readNames>>

function toRow(side: Side, one: Conversation, names: Names, last: Message | undefined): ConversationRow {
  const { id, kind, subject, personId, companyId, lastAt, personUnread, otherUnread } = one
  const other: ConversationRow['other'] =
    side !== 'person'
      ? { side: 'person', name: names.person(personId), companyId: null }
      : companyId === null
        ? { side: 'operator', name: null, companyId: null }
        : { side: 'company', name: names.company(companyId), companyId }
  return {
    ...{ id, kind, subject, other, lastAt: lastAt.toISOString() },
    unread: side === 'person' ? personUnread : otherUnread,
    last: last ? { words: beginning(last.words), mine: last.side === side } : null,
  }
}

/** One line of a text: the letters of the first so many characters, none cut in two. */
export const beginning = (words: string): string =>
  Array.from(words.slice(0, BEGINNING * 2))
    .slice(0, BEGINNING)
    .join('')
    .replace(/\s+/g, ' ')
