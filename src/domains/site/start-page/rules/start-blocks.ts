export const MOST_BLOCKS = 20
/** Goods that a block shows; `departments`: of which the newest are shown, one of each. */
export const GOODS = { least: 4, most: 12, departments: 8 } as const

/** What the start page can be made of. */
export const BLOCK_KINDS = [
  'hero',
  'categories',
  'recent',
  'newest',
  'trust',
  'likeNew',
  'grades',
  'shops',
  'offers',
  'text',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** Those of which one page has several. */
const REPEATED: readonly BlockKind[] = ['offers', 'text']
/** Those that say nothing where nothing has had an owner before. */
const OF_USED: readonly BlockKind[] = ['likeNew', 'grades']

export const isRepeated = (kind: BlockKind): boolean => REPEATED.includes(kind)

/** The kinds that a market of this trade has. */
export const kindsFor = (used: boolean): BlockKind[] => BLOCK_KINDS.filter((kind) => used || !OF_USED.includes(kind))
