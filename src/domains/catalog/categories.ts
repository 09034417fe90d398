import type { Deps } from '../../platform/deps.ts'
import type { AttributeSchema, Category } from './contract.ts'
import { type CategoryTree, findCategories, upsertCategory } from './store/categories.ts'

export type { CategoryTree }

const KEPT_MS = 5000
const kept = new WeakMap<object, { until: number; categories: Promise<Category[]> }>()

/** The category tree of the market's reading, parents first; remembered for a few seconds, since every list needs it. */
export function readCategories(deps: Deps): Promise<Category[]> {
  const known = kept.get(deps.config)
  if (known && known.until > Date.now()) return known.categories
  const categories = findCategories(deps.db, deps.config.reading)
  kept.set(deps.config, { until: Date.now() + KEPT_MS, categories })
  categories.catch(() => kept.delete(deps.config))
  return categories
}

/** Writes a whole tree; categories already there are brought up to date by slug. */
export async function saveCategoryTree(deps: Deps, reading: string, tree: readonly CategoryTree[]): Promise<void> {
  const save = async (node: CategoryTree, position: number, parent: number | null, inherited: AttributeSchema[]) => {
    const own = new Set(node.attributes.map((attribute) => attribute.key))
    const attributes = [...inherited.filter((attribute) => !own.has(attribute.key)), ...node.attributes]
    const id = await upsertCategory(deps.db, { ...node, attributes, position, reading, parentId: parent })
    for (const [index, child] of node.children.entries()) await save(child, index, id, attributes)
  }
  for (const [index, node] of tree.entries()) await save(node, index, null, [])
  kept.delete(deps.config)
}
