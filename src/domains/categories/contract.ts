import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { localText } from '../../values/local-text.ts'

export const ATTRIBUTE_TYPES = ['enum', 'number', 'boolean', 'text'] as const

/** One field of a category's schema. `unit` is written after the number (`GB`, `″`, `%`). */
export const attributeSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.string().optional(),
  names: localText,
  /** Choices of an enum, in the order in which they are offered. */
  options: z.array(z.object({ value: z.string(), names: localText })).optional(),
  /** Offered as a filter in lists. */
  facet: z.boolean(),
  /** Short enough to stand on a card, in schema order. */
  onCard: z.boolean(),
  group: z.enum(['main', 'display', 'memory', 'connectivity', 'condition', 'other']),
})

export const category = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  slug: z.string(),
  names: localText,
  icon: z.string(),
  attributes: z.array(attributeSchema),
  /** Published products in it and below it, refreshed by a job; for display only. */
  productCount: z.number().int(),
})

/** Attribute values by key: enum → option value, number → number, boolean, text. */
export const attributeValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export type AttributeSchema = z.infer<typeof attributeSchema>
export type AttributeValues = z.infer<typeof attributeValues>
export type Category = z.infer<typeof category>

export const categoriesContract = {
  'GET /api/categories': {
    summary: 'The category tree with names in all languages and the attribute schema of each category',
    access: 'public',
    response: z.object({ categories: z.array(category) }),
  },
} as const satisfies Contract
