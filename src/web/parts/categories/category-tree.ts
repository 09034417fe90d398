import type { AttributeSchema, Category } from '../../../domains/categories/contract.ts'
import { type Locale, type LocalText, pickText } from '../../../values/locale.ts'
import type { Api } from '../../api-types.ts'

export type CategoryNode = {
  id: number
  parentId: number | null
  slug: string
  name: string
  icon: string
  count: number
  children: CategoryNode[]
}
export type CategoryTree = {
  top: CategoryNode[]
  byId: ReadonlyMap<number, CategoryNode>
  /** Fields of a category, with their names in all languages. */
  schema: (categoryId: number) => readonly AttributeSchema[]
}

const trees = new WeakMap<readonly Category[], Map<Locale, CategoryTree>>()
let inBrowser: Promise<{ categories: Category[] }> | undefined

/** The category tree in one language. The browser asks for it once a visit; the server each time, from memory. */
export async function readTree(api: Api, locale: Locale): Promise<CategoryTree> {
  const onServer = typeof document === 'undefined'
  const asked = (!onServer && inBrowser) || api('GET /api/categories')
  if (!onServer) {
    inBrowser = asked
    asked.catch(() => {
      inBrowser = undefined
    })
  }
  const { categories } = await asked
  const byLocale = trees.get(categories) ?? new Map<Locale, CategoryTree>()
  trees.set(categories, byLocale)
  const tree = byLocale.get(locale) ?? buildTree(categories, locale)
  byLocale.set(locale, tree)
  return tree
}

export function buildTree(categories: readonly Category[], locale: Locale): CategoryTree {
  const nodes = categories.map(
    ({ id, parentId, slug, names, icon, productCount }): CategoryNode => ({
      ...{ id, parentId, slug, icon, count: productCount, children: [] },
      name: pickText(names as LocalText, locale),
    }),
  )
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const schemas = new Map(categories.map((category) => [category.id, category.attributes]))
  for (const node of nodes) if (node.parentId !== null) byId.get(node.parentId)?.children.push(node)
  return {
    top: nodes.filter((node) => node.parentId === null),
    byId,
    schema: (categoryId) => schemas.get(categoryId) ?? [],
  }
}

/** From the top down to a category; empty when there is none. */
export function pathTo(tree: CategoryTree, categoryId: number | null): CategoryNode[] {
  const path: CategoryNode[] = []
  let node = categoryId === null ? undefined : tree.byId.get(categoryId)
  while (node) {
    path.unshift(node)
    node = node.parentId === null ? undefined : tree.byId.get(node.parentId)
  }
  return path
}
