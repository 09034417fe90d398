import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { decideProposal, findProposal, findProposals } from '../store/proposals.ts'
import type { Proposal } from './contract.ts'
import { addCategory } from './create-category.ts'
import { type Editing, editTree } from './edit-tree.ts'

const PAGE = 50
const DEFAULT_ICON = 'box'

/** Proposals of all sellers, 50 at a time. */
export async function listProposals(
  deps: Deps,
  actor: Actor | undefined,
  query: { status: 'waiting' | 'decided'; after?: number | undefined },
): Promise<{ proposals: Proposal[]; next: number | null }> {
  requireOperator(actor)
  const found = await findProposals(deps.db, query.status === 'waiting', query.after ?? null, PAGE + 1)
  const proposals = found.slice(0, PAGE)
  return { proposals, next: found.length > PAGE ? (proposals.at(-1)?.id ?? null) : null }
}

export type Acceptance = {
  categoryId: number | null
  names?: Proposal['names'] | undefined
  parentId?: number | null | undefined
  answer: string
}

/** Makes the proposed category, or names the one that serves; either way the seller sees which. */
export function acceptProposal(deps: Deps, actor: Actor | undefined, id: number, body: Acceptance): Promise<Proposal> {
  return editTree(deps, actor, async (editing) => {
    const proposal = await waiting(editing, id)
    const categoryId =
      body.categoryId === null
        ? await addCategory(editing, {
            names: body.names ?? proposal.names,
            parentId: body.parentId === undefined ? proposal.parentId : body.parentId,
            nouns: null,
            slug: '',
            icon: DEFAULT_ICON,
            googleTaxonomyId: null,
            attributes: [],
          })
        : editing.find(body.categoryId).id
    return decided(editing, id, { status: 'accepted', categoryId, answer: body.answer })
  })
}

/** Declines and says why. */
export function declineProposal(deps: Deps, actor: Actor | undefined, id: number, answer: string): Promise<Proposal> {
  return editTree(deps, actor, async (editing) => {
    await waiting(editing, id)
    return decided(editing, id, { status: 'declined', categoryId: null, answer })
  })
}

async function waiting({ deps }: Editing, id: number): Promise<Proposal> {
  const proposal = await findProposal(deps.db, id)
  if (!proposal) throw new Failure('notFound', 'proposal_not_found')
  if (proposal.status !== 'waiting') throw new Failure('conflict', 'proposal_decided')
  return proposal
}

async function decided(
  { deps }: Editing,
  id: number,
  decision: { status: 'accepted' | 'declined'; categoryId: number | null; answer: string },
) {
  await decideProposal(deps.db, id, { ...decision, at: deps.now() })
  const result = await findProposal(deps.db, id)
  if (!result) throw new Failure('notFound', 'proposal_not_found')
  return { result, record: { proposal: id, status: decision.status } }
}
