import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { categoryTreeContract } from './contract.ts'
import { createCategory } from './create-category.ts'
import { acceptProposal, declineProposal, listProposals } from './decide-proposal.ts'
import { mergeCategories, removeCategory } from './merge-categories.ts'
import { moveCategory } from './move-category.ts'
import { proposeCategory, readProposals, withdrawProposal } from './proposals.ts'
import { readTree } from './read-tree.ts'
import { saveCategory } from './save-category.ts'

/** The operator's work on the tree, and proposals of sellers; whoever changes the tree holds all of it until the transaction ends. */
export const categoryTreeService = (deps: Deps) =>
  service(categoryTreeContract, {
    'GET /api/admin/categories': (_, { actor }) => readTree(deps, actor),
    'POST /api/admin/categories': ({ body }, { actor }) => createCategory(deps, actor, body),
    'PUT /api/admin/categories/{id}': ({ params, body }, { actor }) => saveCategory(deps, actor, params.id, body),
    'POST /api/admin/categories/{id}/move': ({ params, body }, { actor }) => moveCategory(deps, actor, params.id, body),
    'POST /api/admin/categories/{id}/merge': ({ params, body }, { actor }) =>
      mergeCategories(deps, actor, params.id, body.into),
    'DELETE /api/admin/categories/{id}': ({ params }, { actor }) => removeCategory(deps, actor, params.id),
    'GET /api/admin/category-proposals': ({ query }, { actor }) => listProposals(deps, actor, query),
    'POST /api/admin/category-proposals/{id}/accept': ({ params, body }, { actor }) =>
      acceptProposal(deps, actor, params.id, body),
    'POST /api/admin/category-proposals/{id}/decline': ({ params, body }, { actor }) =>
      declineProposal(deps, actor, params.id, body.answer),
    'GET /api/companies/{id}/category-proposals': ({ params }, { actor }) => readProposals(deps, actor, params.id),
    'POST /api/companies/{id}/category-proposals': ({ params, body }, { actor }) =>
      proposeCategory(deps, actor, params.id, body),
    'DELETE /api/companies/{id}/category-proposals/{proposalId}': async ({ params }, { actor }) => {
      await withdrawProposal(deps, actor, params.id, params.proposalId)
      return undefined
    },
  })
