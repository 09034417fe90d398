import type { StartBlock } from '../contract.ts'
import { GOODS, kindsFor } from './start-blocks.ts'

const BUILT_IN: readonly StartBlock[] = [
  { kind: 'hero', hidden: false, title: {}, text: {} },
  { kind: 'categories', hidden: false, title: {} },
  { kind: 'recent', hidden: false },
  { kind: 'newest', hidden: false, title: {}, count: GOODS.departments },
  { kind: 'trust', hidden: false, title: {} },
  { kind: 'likeNew', hidden: false, title: {}, count: 4 },
  { kind: 'grades', hidden: false, title: {}, text: {} },
  { kind: 'shops', hidden: false, title: {}, text: {} },
]

/** The start page as the market comes with it: what holds until its operator has saved another. */
export function builtInBlocks(used: boolean): StartBlock[] {
  const kinds = kindsFor(used)
  return BUILT_IN.filter(({ kind }) => kinds.includes(kind))
}
