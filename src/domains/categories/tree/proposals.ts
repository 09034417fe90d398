import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { foldText } from '../../../values/text-fold.ts'
import { requireMember } from '../../companies/index.ts'
import { readCategories } from '../read-categories.ts'
import { decideProposal, findProposal, findProposalsOf, insertProposal } from '../store/proposals.ts'
import { MAX_WAITING_PROPOSALS, type Proposal } from './contract.ts'

const SHOWN = 50

/** What the company has proposed. */
export async function readProposals(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ proposals: Proposal[] }> {
  requireMember(deps, actor, companyId, 'products.view')
  return { proposals: await findProposalsOf(deps.db, companyId, SHOWN) }
}

type NewProposal = Pick<Proposal, 'parentId' | 'names' | 'note'>

/** Proposes a category; one that is there already (by its Polish name under the same parent) is named instead. */
export async function proposeCategory(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  body: NewProposal,
): Promise<Proposal> {
  const member = requireMember(deps, actor, companyId, 'products.edit')
  const categories = await readCategories(deps)
  if (body.names['pl-PL'] === '') throw invalidField('names.pl-PL', 'required')
  const parent = categories.find((one) => one.id === body.parentId)
  if (body.parentId !== null && !parent) throw new Failure('notFound', 'category_not_found')
  if (parent?.parentId) throw invalidField('parentId', 'category_too_deep')
  const folded = foldText(body.names['pl-PL'])
  const siblings = categories.filter((one) => one.parentId === body.parentId)
  if (siblings.some((one) => foldText(one.names['pl-PL']) === folded)) {
    throw invalidField('names.pl-PL', 'category_exists')
  }
  return deps.db.transaction().execute(async (db) => {
    const row = { ...body, companyId, userId: member.actor.userId, at: deps.now() }
    const id = await insertProposal(db, row, MAX_WAITING_PROPOSALS)
    const made = id === undefined ? undefined : await findProposal(db, id)
    if (!made) throw new Failure('conflict', 'too_many_proposals')
    return made
  })
}

/** Takes a proposal back. */
export async function withdrawProposal(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  proposalId: number,
): Promise<void> {
  requireMember(deps, actor, companyId, 'products.edit')
  await deps.db.transaction().execute(async (db) => {
    const proposal = await findProposal(db, proposalId)
    if (proposal?.companyId !== companyId) throw new Failure('notFound', 'proposal_not_found')
    if (proposal.status !== 'waiting') throw new Failure('conflict', 'proposal_decided')
    await decideProposal(db, proposalId, { status: 'withdrawn', categoryId: null, answer: '', at: deps.now() })
  })
}
