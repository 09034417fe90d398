import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { hasLeft } from '../accounts/index.ts'
import { findCompaniesOnCards } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import { type WritingFacts, whyNotWrite } from './rules/may-write.ts'
import { findBlocks } from './store/blocks.ts'
import type { Conversation } from './store/conversations.ts'

/** What decides whether somebody may write, as it is now. */
export async function readWritingFacts(
  deps: Pick<Deps, 'db'>,
  one: Pick<Conversation, 'kind' | 'personId' | 'companyId' | 'orderNumber' | 'closedAt'>,
): Promise<WritingFacts> {
  const { kind, personId, companyId, orderNumber } = one
  const [company] = companyId === null ? [] : await findCompaniesOnCards(deps.db, [companyId])
  const [order] = orderNumber === null ? [] : await documented.findOrdersToTalk(deps.db, [orderNumber])
  return {
    kind,
    isClosed: one.closedAt !== null,
    personLeft: await hasLeft(deps, personId),
    sells: company?.sells ?? false,
    orderRuns: order !== undefined && documented.isRunning(order.status),
    blockedBy: companyId === null ? [] : await findBlocks(deps.db, { personId, companyId }),
  }
}

/** Refuses with the code of `whyNotWrite` where nobody may write. */
export async function requireWritable(deps: Pick<Deps, 'db'>, one: Conversation): Promise<void> {
  const refusal = whyNotWrite(await readWritingFacts(deps, one))
  if (refusal) throw new Failure('conflict', refusal)
}
