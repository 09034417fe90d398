import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { inLanguages } from '../../../values/local-text.ts'
import { eachLocale } from '../../../values/locale.ts'
import { writtenText } from '../../../values/written-text.ts'
import { BLOCK_KINDS, GOODS, MOST_BLOCKS } from './rules/start-blocks.ts'

/** Characters of what a block says. */
export const BLOCK_LIMITS = { title: 120, lead: 400, text: 2000, label: 60, link: 300 } as const

/** Instead of the market's own words; a language without any keeps those. */
const ownWords = (most: number) => z.strictObject(eachLocale(() => writtenText(most).min(1).optional()))
/** Nobody else has words for it: Polish is needed, the others fall back to it. */
const words = (most: number) => inLanguages(writtenText(most).min(1)).strict()

const hidden = z.boolean()
const title = ownWords(BLOCK_LIMITS.title)
const text = ownWords(BLOCK_LIMITS.lead)
const count = z.number().int().min(GOODS.least).max(GOODS.most)

/** Goods of one category in a block of their own. */
export const GOODS_SORTS = ['newest', 'price'] as const

export const startBlock = z.discriminatedUnion('kind', [
  /** Headline, search and pictures; without words of its own it says what the market's configuration says. */
  z.strictObject({ kind: z.literal('hero'), hidden, title, text }),
  z.strictObject({ kind: z.literal('categories'), hidden, title }),
  /** What this visitor has looked at; filled in by their browser. */
  z.strictObject({ kind: z.literal('recent'), hidden }),
  /** The newest of each department, one of each. */
  z.strictObject({ kind: z.literal('newest'), hidden, title, count: count.max(GOODS.departments) }),
  z.strictObject({ kind: z.literal('trust'), hidden, title }),
  z.strictObject({ kind: z.literal('likeNew'), hidden, title, count }),
  z.strictObject({ kind: z.literal('grades'), hidden, title, text }),
  z.strictObject({ kind: z.literal('shops'), hidden, title, text }),
  /** Goods of a category (its slug); without a title it has the category's name. */
  z.strictObject({
    kind: z.literal('offers'),
    hidden,
    title,
    category: z.string().min(1).max(80),
    sort: z.enum(GOODS_SORTS),
    count,
  }),
  z.strictObject({
    kind: z.literal('text'),
    hidden,
    title: words(BLOCK_LIMITS.title),
    /** Paragraphs, with an empty line between them. */
    text: ownWords(BLOCK_LIMITS.text),
    /** A page of the market, without its language. */
    link: z
      .strictObject({ to: z.string().trim().min(1).max(BLOCK_LIMITS.link), label: words(BLOCK_LIMITS.label) })
      .nullable(),
  }),
])
export type StartBlock = z.infer<typeof startBlock>

const blocks = z.array(startBlock).max(MOST_BLOCKS)
const version = z.number().int().min(0).max(2_000_000_000)

const pageVersion = z.object({
  version,
  /** Who saved it, by id. */
  by: z.string(),
  at: z.string(),
  /** How many blocks it has, hidden ones among them. */
  count: z.number().int(),
})

export const startPage = z.object({
  /** Of the newest version; 0: what the market comes with. */
  version,
  blocks,
  /** What the market comes with. */
  builtIn: blocks,
  /** The kinds that this market can have. */
  kinds: z.array(z.enum(BLOCK_KINDS)),
  /** The newest first, 20 at a time. */
  versions: z.array(pageVersion),
  next: z.number().int().nullable(),
})
export type StartPage = z.infer<typeof startPage>

export const startPageContract = {
  'GET /api/start-page': {
    summary: 'What the start page is made of, in its order',
    access: 'public',
    response: z.object({ version, blocks }),
  },
  'GET /api/admin/start-page': {
    summary: 'The start page as its operator edits it, and its versions (20 at a time)',
    access: 'operator',
    area: 'market',
    query: z.object({ before: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    response: startPage,
  },
  'GET /api/admin/start-page/versions/{version}': {
    summary: 'What the start page was made of in an earlier version; 0: what the market comes with',
    access: 'operator',
    area: 'market',
    params: z.object({ version: z.coerce.number().int().min(0).max(2_000_000_000) }),
    response: z.object({ version, blocks }),
    failures: ['start_page_version_not_found'],
  },
  'PUT /api/admin/start-page': {
    summary: 'Saves the start page as a further version; `version`: the one that was seen',
    access: 'operator',
    area: 'market',
    body: z.strictObject({ version, blocks }),
    response: startPage,
    failures: ['changed_meanwhile', 'block_twice', 'block_of_other_trade', 'category_not_found', 'link_not_inside'],
  },
} as const satisfies Contract
