import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { LOCALES } from '../../values/locale.ts'
import { PAGE_NAMES } from '../terms/rules/index.ts'

const inline = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ href: z.string(), words: z.string() }),
])
/** What a text is read into: no HTML anywhere, so nothing of it can run. */
export const blockShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), words: z.string() }),
  z.object({ kind: z.literal('paragraph'), parts: z.array(inline) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) }),
])

export const VERSION_STATES = ['planned', 'inForce', 'past'] as const

/** One version without its words. Moments in UTC. */
export const versionBrief = z.object({
  number: z.number().int(),
  state: z.enum(VERSION_STATES),
  from: z.string(),
  /** Null: nothing follows it yet. */
  until: z.string().nullable(),
  /** What is different from the one before, in the asked language or in Polish. */
  changes: z.string().nullable(),
})
export type VersionBrief = z.infer<typeof versionBrief>

export const pageText = z.object({
  page: z.enum(PAGE_NAMES),
  /** Null: the text that the market comes with. */
  version: versionBrief.nullable(),
  /** In the asked language; null: the text that the market comes with stands. */
  blocks: z.array(blockShape).nullable(),
  /** There is a version, but not in the asked language. */
  missing: z.boolean(),
  /** Languages in which the version stands. */
  languages: z.array(z.enum(LOCALES)),
  /** The one that begins next. */
  next: versionBrief.nullable(),
  /** There are others, before or after. */
  hasOthers: z.boolean(),
})
export type PageText = z.infer<typeof pageText>

const params = z.object({ page: z.enum(PAGE_NAMES) })

export const pageTextsContract = {
  'GET /api/texts/{page}': {
    summary: 'What a page of the operator says: the version in force, or one by its number',
    access: 'public',
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    response: pageText,
    failures: ['text_version_not_found'],
  },
  'GET /api/texts/{page}/versions': {
    summary: 'All published versions of a page, the latest to begin first',
    access: 'public',
    params,
    query: z.object({ after: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    response: z.object({ versions: z.array(versionBrief), next: z.number().int().nullable() }),
  },
  'GET /api/notice-days': {
    summary: 'Days of notice that sellers are promised: before new terms hold, and before a contract ends',
    access: 'public',
    response: z.object({ terms: z.number().int(), contractEnd: z.number().int() }),
  },
  'GET /api/companies/{id}/terms': {
    summary: 'Which terms hold between the market and a company, which come, and what was accepted',
    access: 'seller',
    params: z.object({ id: idInPath }),
    response: z.object({
      pages: z.array(
        z.object({
          page: z.enum(PAGE_NAMES),
          inForce: versionBrief.nullable(),
          planned: z.array(versionBrief),
          /** `number` null: the text that the market came with. */
          accepted: z.object({ number: z.number().int().nullable(), at: z.string() }).nullable(),
        }),
      ),
    }),
    failures: ['company_not_found'],
  },
} as const satisfies Contract
