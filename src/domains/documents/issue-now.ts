import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireMember } from '../companies/index.ts'
import type { DocumentView } from './contract.ts'
import { issueForOrder } from './issue-for-order.ts'
import { findOrderOf, readOrderDocuments } from './read-documents.ts'

/** The seller asks for the documents of an order that has none: one from before the market issued them. Once: `document_exists`. */
export async function issueNow(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<DocumentView[]> {
  requireMember(deps, actor, companyId, 'invoices.issue')
  await issueForOrder(deps, await findOrderOf(deps, companyId, number))
  return readOrderDocuments(deps, actor, companyId, number)
}
