/** How many pieces count as running out. */
export const LOW_STOCK = 3
/** Counts stop here: a list says `more than`. */
export const MOST_COUNTED = 1000
/** Products of one change of many. */
export const MOST_CHANGED = 100_000
/** Products of one sheet of labels. */
export const MOST_LABELLED = 500

/** Where a product stands: its status, with what is published but gone as a standing of its own. */
export const STANDINGS = ['published', 'soldOut', 'paused', 'draft'] as const
export type Standing = (typeof STANDINGS)[number]

export const STOCK_FILTERS = ['in', 'low', 'out'] as const

/** Orders of the list; with `-` from the end. */
export const SORTS = ['created', 'updated', 'title', 'price', 'quantity'] as const
export type Sort = (typeof SORTS)[number]
export const SORT_CHOICES = [
  '-created',
  'created',
  '-updated',
  'updated',
  'title',
  '-title',
  'price',
  '-price',
  '-quantity',
  'quantity',
] as const
export type SortChoice = (typeof SORT_CHOICES)[number]
