import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { localText } from '../../values/local-text.ts'
import { eachLocale, type Locale } from '../../values/locale.ts'

export const ATTRIBUTE_TYPES = ['enum', 'number', 'boolean', 'text'] as const

/** `note`: what everybody should know who chooses it (`end of support: 14 October 2025`), written after its name. */
const attributeOption = z.object({ value: z.string(), names: localText, note: localText.optional() })

/** One field of a category's schema. `unit` is written after the number (`GB`, `″`, `%`). */
export const attributeSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.string().optional(),
  names: localText,
  /** Choices of an enum, in the order in which they are offered. */
  options: z.array(attributeOption).optional(),
  /** Offered as a filter in lists. */
  facet: z.boolean(),
  /** Short enough to stand on a card, in schema order. */
  onCard: z.boolean(),
  /** Stands beside the price, and goes along into the cart, the order and its mails. Left out: no. */
  carried: z.boolean().optional(),
  group: z.enum(['main', 'display', 'memory', 'connectivity', 'condition', 'other']),
})

/** Most words for one thing of a category in a language. */
export const MAX_NOUNS = 12

/**
 * What one thing of a category is called in a title, by language: the first word is what it is called, the others mean the same, each the
 * word in its place of the other languages (`zasilacz`, `ładowarka`; `power adapter`, `charger`). A language without words: titles stay as they are.
 */
export const nouns = z.object(
  eachLocale(() => z.array(z.string().trim().min(1).max(40)).max(MAX_NOUNS).optional()),
) satisfies z.ZodType<{ [L in Locale]?: string[] | undefined }>

/** A product's title by language, where it is another than the product's own; absent where it never is. */
export const titles = z.object(eachLocale(() => z.string().optional())).optional()

export const category = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  slug: z.string(),
  names: localText,
  /** Null where nobody has said: it has those of the category above. */
  nouns: nouns.nullable(),
  icon: z.string(),
  attributes: z.array(attributeSchema),
  /** Published products in it and below it, refreshed by a job; for display only. */
  productCount: z.number().int(),
})

/** Attribute values by key: enum → option value, number → number, boolean, text. */
export const attributeValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** A fact of what is bought, in words, as it was said when it was read. */
export const carriedFact = z.object({ key: z.string(), name: localText, value: localText })

/** Something a seller can check of what is sold in a category. */
export const checkPoint = z.object({ key: z.string(), names: localText })

export type Nouns = z.infer<typeof nouns>
export type Titles = NonNullable<z.infer<typeof titles>>
export type CheckPoint = z.infer<typeof checkPoint>
export type CarriedFact = z.infer<typeof carriedFact>
export type AttributeSchema = z.infer<typeof attributeSchema>
export type AttributeValues = z.infer<typeof attributeValues>
export type Category = z.infer<typeof category>

export const categoriesContract = {
  'GET /api/categories': {
    summary: 'The category tree with names in all languages and the attribute schema of each category',
    access: 'public',
    response: z.object({ categories: z.array(category) }),
  },
  'GET /api/categories/{id}/check-points': {
    summary: 'What sellers of this category can report to have checked, by the lists of the trade',
    access: 'public',
    params: z.object({ id: idInPath }),
    response: z.object({ points: z.array(checkPoint) }),
    failures: ['category_not_found'],
  },
} as const satisfies Contract
