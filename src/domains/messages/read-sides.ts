import type { Deps } from '../../platform/deps.ts'
import { readOperators } from '../accounts/index.ts'
import { readContactsOf } from '../companies/index.ts'
import type { Conversation } from './store/conversations.ts'

/** Whose browsers and mailboxes a conversation concerns: the person, and those of the other side who answer. */
export async function readSides(
  deps: Deps,
  { personId, companyId }: Pick<Conversation, 'personId' | 'companyId'>,
): Promise<{ person: string[]; other: string[] }> {
  const other =
    companyId === null ? await readOperators(deps, 'people') : await readContactsOf(deps, companyId, 'messages.answer')
  return { person: [personId], other: other.map(({ userId }) => userId) }
}
