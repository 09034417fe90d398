import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { uniteSchemas } from '../rules/category-schema.ts'
import { repointProposals } from '../store/proposals.ts'
import { deleteCategory, findTree, lockCategory, moveProducts, saveAlias, setSchemas } from '../store/tree.ts'
import { announceCategory } from './announce-category.ts'
import type { OwnCategory } from './contract.ts'
import { editTree } from './edit-tree.ts'
import { conflictOf } from './move-category.ts'
import { toOwn } from './read-tree.ts'

/** All products of a category go into another, with everything they say; the old address leads there from now on. */
export function mergeCategories(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  into: number,
): Promise<{ categories: OwnCategory[] }> {
  return editTree(deps, actor, async (editing) => {
    const { db } = editing.deps
    const { vertical } = deps.config
    const [from, target] = [editing.find(id), editing.find(into)]
    if (from.id === target.id) throw invalidField('into', 'same_category')
    if (editing.below(id).length > 0) throw new Failure('conflict', 'category_has_children')
    const { schema, conflicts } = uniteSchemas(target.attributes, from.attributes)
    if (conflicts.length > 0) throw conflictOf(conflicts)
    await lockCategory(db, id)
    await setSchemas(db, [{ id: into, attributes: schema }])
    await moveProducts(db, id, into)
    await saveAlias(db, vertical, from, into)
    await repointProposals(db, id, into)
    await deleteCategory(db, id)
    await announceCategory(editing.deps, [into])
    const tree = await findTree(db, vertical)
    return { result: { categories: tree.map(toOwn) }, record: { merged: from.slug, into: target.slug } }
  })
}

/** Removes a category with nothing in it. */
export function removeCategory(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
): Promise<{ categories: OwnCategory[] }> {
  return editTree(deps, actor, async (editing) => {
    const gone = editing.find(id)
    if (gone.products > 0 || editing.below(id).length > 0) throw new Failure('conflict', 'category_not_empty')
    await deleteCategory(editing.deps.db, id)
    const tree = await findTree(editing.deps.db, deps.config.vertical)
    return { result: { categories: tree.map(toOwn) }, record: { removed: gone.slug } }
  })
}
