import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { inLanguages, localText } from '../../../values/local-text.ts'
import { writtenText } from '../../../values/written-text.ts'
import { attributeSchema, category, nouns } from '../contract.ts'

/** The tree has two levels: facets and counts of lists rest on it. */
export const MAX_ATTRIBUTES = 60
export const MAX_OPTIONS = 200
/** Proposals of one company that may wait at a time. */
export const MAX_WAITING_PROPOSALS = 20
export const PROPOSAL_STATUSES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const

const name = writtenText(80)
/** V07: the Polish name is required; the others fall back to it. */
const names = inLanguages(name)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** What an operator says of a category. `slug` is its address in lists; empty: made from the English or Polish name. */
const categoryBody = z.object({
  names,
  nouns: nouns.nullable().default(null),
  slug: z.union([slug, z.literal('')]).default(''),
  icon: z.string().regex(/^[a-z0-9-]{1,40}$/),
  googleTaxonomyId: z.number().int().positive().nullable().default(null),
  /** The whole schema in the order shown, inherited fields included. */
  attributes: z
    .array(
      attributeSchema.extend({
        names: localText,
        options: attributeSchema.shape.options.unwrap().max(MAX_OPTIONS).optional(),
      }),
    )
    .max(MAX_ATTRIBUTES),
})

const ownCategory = category.extend({
  googleTaxonomyId: z.number().int().nullable(),
  /** Products of any status, in it and below it. */
  products: z.number().int(),
  /** Grows with every change; sent back when saving. */
  revision: z.number().int(),
})

export const proposal = z.object({
  id: z.number().int(),
  companyId: z.number().int(),
  companyName: z.string(),
  parentId: z.number().int().nullable(),
  names,
  note: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  categoryId: z.number().int().nullable(),
  answer: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})

export type CategoryBody = z.infer<typeof categoryBody>
export type OwnCategory = z.infer<typeof ownCategory>
export type Proposal = z.infer<typeof proposal>

const id = idInPath
const params = z.object({ id })
const tree = z.object({ categories: z.array(ownCategory) })

export const categoryTreeContract = {
  'GET /api/admin/categories': {
    summary: 'The whole tree as its operator edits it, parents first',
    access: 'operator',
    area: 'content',
    response: tree,
  },
  'POST /api/admin/categories': {
    summary: 'A new category, the last among its siblings; it takes over the attributes of its parent',
    access: 'operator',
    area: 'content',
    body: categoryBody.extend({ parentId: z.number().int().nullable() }),
    response: ownCategory,
    status: 201,
    failures: ['category_not_found', 'category_too_deep', 'slug_taken'],
  },
  'PUT /api/admin/categories/{id}': {
    summary: 'Saves a category; changed attributes are passed on to the categories below that have them from it',
    access: 'operator',
    area: 'content',
    params,
    body: categoryBody.extend({ revision: z.number().int() }),
    response: ownCategory,
    failures: ['category_not_found', 'changed_meanwhile', 'slug_taken', 'attribute_in_use', 'option_in_use'],
  },
  'POST /api/admin/categories/{id}/move': {
    summary:
      'Puts a category, with its products, under another parent (null: to the top) before a sibling (null: last)',
    access: 'operator',
    area: 'content',
    params,
    body: z.object({ parentId: z.number().int().nullable(), before: z.number().int().nullable() }),
    response: tree,
    failures: ['category_not_found', 'category_too_deep', 'attributes_conflict'],
  },
  'POST /api/admin/categories/{id}/merge': {
    summary:
      'Moves all products of a category into another, whose schema takes what it lacks; the old address leads there',
    access: 'operator',
    area: 'content',
    params,
    body: z.object({ into: z.number().int() }),
    response: tree,
    failures: ['category_not_found', 'category_has_children', 'attributes_conflict', 'same_category'],
  },
  'DELETE /api/admin/categories/{id}': {
    summary: 'Removes a category that has neither products nor categories below it',
    access: 'operator',
    area: 'content',
    params,
    response: tree,
    failures: ['category_not_found', 'category_not_empty'],
  },
  'GET /api/admin/category-proposals': {
    summary: 'What sellers propose, waiting ones oldest first, decided ones newest first (50 at a time)',
    access: 'operator',
    area: 'content',
    query: z.object({ status: z.enum(['waiting', 'decided']).default('waiting'), after: id.optional() }),
    response: z.object({ proposals: z.array(proposal), next: z.number().int().nullable() }),
  },
  'POST /api/admin/category-proposals/{id}/accept': {
    summary: 'Makes the proposed category, or names the one that serves already',
    access: 'operator',
    area: 'content',
    params,
    body: z.object({
      /** Of an existing category; null: make the proposed one, with the names and the parent given here. */
      categoryId: z.number().int().nullable(),
      names: names.optional(),
      parentId: z.number().int().nullable().optional(),
      answer: writtenText(500).default(''),
    }),
    response: proposal,
    failures: ['proposal_not_found', 'proposal_decided', 'category_not_found', 'category_too_deep', 'slug_taken'],
  },
  'POST /api/admin/category-proposals/{id}/decline': {
    summary: 'Declines a proposal and says why',
    access: 'operator',
    area: 'content',
    params,
    body: z.object({ answer: writtenText(500).min(1) }),
    response: proposal,
    failures: ['proposal_not_found', 'proposal_decided'],
  },
  'GET /api/companies/{id}/category-proposals': {
    summary: 'What the company has proposed, newest first (50 at most)',
    access: 'seller',
    params,
    response: z.object({ proposals: z.array(proposal) }),
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/category-proposals': {
    summary: 'Proposes a category that is missing',
    access: 'seller',
    params,
    body: z.object({
      parentId: z.number().int().nullable(),
      names,
      note: writtenText(1000).default(''),
    }),
    response: proposal,
    status: 201,
    failures: ['company_not_found', 'category_not_found', 'category_exists', 'too_many_proposals'],
  },
  'DELETE /api/companies/{id}/category-proposals/{proposalId}': {
    summary: 'Takes a proposal back that is not decided yet',
    access: 'seller',
    params: params.extend({ proposalId: id }),
    status: 204,
    failures: ['proposal_not_found', 'proposal_decided'],
  },
} as const satisfies Contract
