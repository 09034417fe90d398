import { type CategoryNode, type CategoryTree, pathTo } from './category-tree.ts'

export type CategoryOption = { value: string; label: string }

/** The tree as one list, children set in: for filters, which take a category with those below it. */
export function treeOptions(tree: CategoryTree, idOf = ({ id }: CategoryNode) => String(id)): CategoryOption[] {
  const below = (node: CategoryNode, depth: number): CategoryOption[] => [
    { value: idOf(node), label: `${'\u2003'.repeat(depth)}${node.name}` },
    ...node.children.flatMap((child) => below(child, depth + 1)),
  ]
  return tree.top.flatMap((node) => below(node, 0))
}

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
