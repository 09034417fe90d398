import { z } from 'zod'

export const SORTS = ['relevance', 'price', '-price', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export const suggestion = z.object({
  kind: z.enum(['query', 'category', 'product', 'brand']),
  label: z.string(),
  /** Beside it: what it is, or the price. */
  hint: z.string().nullable(),
  /** Path without language prefix. */
  href: z.string(),
  imageKey: z.string().nullable(),
})

export type Suggestion = z.infer<typeof suggestion>
