import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireStaff } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { Side } from './contract.ts'
import {
  type Conversation,
  findConversation,
  lockConversation as lockStored,
  type Owner,
} from './store/conversations.ts'

/** Whose messages somebody reads and writes, and who that is. */
export type Inbox = { owner: Owner; side: Side; userId: string }

/** `unauthorized`; `company_not_found` or `forbidden` for what is not theirs to read. */
export function openInbox(deps: Deps, actor: Actor | undefined, name: string): Inbox {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const { userId } = actor
  if (name === 'own') return { owner: { side: 'person', userId }, side: 'person', userId }
  if (name === 'operator')
    return { owner: { side: 'operator' }, side: 'operator', userId: requireStaff(actor, 'people', 'write').userId }
  const companyId = Number(name)
  requireMember(deps, actor, companyId, 'messages.answer')
  return { owner: { side: 'company', companyId }, side: 'company', userId }
}

const notFound = () => new Failure('notFound', 'conversation_not_found')

/** A conversation of the inbox, or `conversation_not_found`. */
export async function requireConversation(deps: Pick<Deps, 'db'>, { owner }: Inbox, id: number): Promise<Conversation> {
  const found = await findConversation(deps.db, owner, id)
  if (!found) throw notFound()
  return found
}

/** The same, locked until the transaction ends. */
export async function lockConversation(deps: Pick<Deps, 'db'>, { owner }: Inbox, id: number): Promise<Conversation> {
  const found = await lockStored(deps.db, owner, id)
  if (!found) throw notFound()
  return found
}
