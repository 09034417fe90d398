import { type CategoryNode, type CategoryTree, pathTo } from './category-tree.ts'

export type CategoryOption = { value: string; label: string }

/** Every category by its whole path, in the order of the tree; goods stand in those without others below. */
export function categoryOptions(tree: CategoryTree): CategoryOption[] {
  const leaves = (node: CategoryNode): CategoryNode[] =>
    node.children.length === 0 ? [node] : node.children.flatMap(leaves)
  return tree.top.flatMap(leaves).map(({ id }) => ({
    value: String(id),
    label: pathTo(tree, id)
      .map(({ name }) => name)
      .join(' › '),
  }))
}
