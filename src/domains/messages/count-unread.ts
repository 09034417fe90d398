import type { Deps } from '../../platform/deps.ts'
import type { LiveViewer } from '../../platform/live/hub.ts'
import { readOperators } from '../accounts/index.ts'
import { membership } from '../companies/index.ts'
import { MOST_COUNTED } from './rules/bounds.ts'
import { countUnreadOf, type Owner } from './store/conversations.ts'

/** The inboxes somebody reads now: the own one, those of companies they may answer for, the operator's. */
export async function inboxesOf(deps: Pick<Deps, 'db'>, { accountId, isOperator }: LiveViewer): Promise<Owner[]> {
  const companies = await membership.findCompaniesWhere(deps.db, accountId, 'messages.answer')
  const runs = isOperator && (await readOperators(deps, 'people')).some(({ userId }) => userId === accountId)
  return [
    { side: 'person', userId: accountId },
    ...companies.map((companyId): Owner => ({ side: 'company', companyId })),
    ...(runs ? [{ side: 'operator' } as const] : []),
  ]
}

/** Conversations with something unread in all inboxes of a person, at most `MOST_COUNTED`. */
export async function countUnread(deps: Pick<Deps, 'db'>, viewer: LiveViewer): Promise<number> {
  let count = 0
  for (const owner of await inboxesOf(deps, viewer)) {
    count += await countUnreadOf(deps.db, owner)
    if (count >= MOST_COUNTED) return MOST_COUNTED
  }
  return count
}
