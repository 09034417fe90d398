import { type CategoryNode, type CategoryTree, pathTo } from '../category-tree.ts'

const MOST = 30

/** Small letters without their marks: `Łącza` and `lacza` are the same to somebody who searches. */
const plain = (text: string) =>
  text.toLowerCase().replace(/ł/g, 'l').replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** Categories of all levels whose path has every word that was typed; those whose own name begins so come first. */
export function findCategories(tree: CategoryTree, typed: string): CategoryNode[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = [...tree.byId.values()].flatMap((node) => {
    const name = plain(node.name)
    const path = plain(
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
