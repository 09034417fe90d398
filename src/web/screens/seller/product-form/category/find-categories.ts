import { foldText } from '../../../../../values/text-fold.ts'
import { type CategoryNode, type CategoryTree, pathTo } from '../../../../parts/categories/category-tree.ts'

const MOST = 30

/** Categories of all levels whose path has every word that was typed; those whose own name begins so come first. */
export function findCategories(tree: CategoryTree, typed: string): CategoryNode[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = [...tree.byId.values()].flatMap((node) => {
    const name = foldText(node.name)
    const path = foldText(
      pathTo(tree, node.id)
        .map((step) => step.name)
        .join(' '),
    )
    if (!words.every((word) => path.includes(word))) return []
    const rank = name.startsWith(words[0] ?? '') ? 0 : words.some((word) => name.includes(word)) ? 1 : 2
    return [{ node, rank }]
  })
  return found
    .sort((a, b) => a.rank - b.rank || a.node.name.localeCompare(b.node.name))
    .slice(0, MOST)
    .map(({ node }) => node)
}
