import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { uniteSchemas } from '../rules/category-schema.ts'
import { findTree, placeSiblings, setSchemas } from '../store/tree.ts'
import { announceCategory } from './announce-category.ts'
import type { OwnCategory } from './contract.ts'
import { editTree } from './edit-tree.ts'
import { parentIn } from './place.ts'
import { toOwn } from './read-tree.ts'

/** Orders siblings, or puts a category under another parent; under a new one it takes that one's attributes besides its own. */
export function moveCategory(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  to: { parentId: number | null; before: number | null },
): Promise<{ categories: OwnCategory[] }> {
  return editTree(deps, actor, async (editing) => {
    const { db } = editing.deps
    const moved = editing.find(id)
    const parent = parentIn(editing, to.parentId)
    if (parent?.id === id) throw invalidField('parentId', 'category_too_deep')
    if (parent && editing.below(id).length > 0) throw invalidField('parentId', 'category_too_deep')
    const siblings = editing.tree.filter((one) => one.parentId === to.parentId && one.id !== id).map((one) => one.id)
    const at = to.before === null ? siblings.length : siblings.indexOf(to.before)
    if (at < 0) throw new Failure('notFound', 'category_not_found')
    if (parent && moved.parentId !== parent.id) {
      const { schema, conflicts } = uniteSchemas(moved.attributes, parent.attributes)
      if (conflicts.length > 0) throw conflictOf(conflicts)
      await setSchemas(db, [{ id, attributes: schema }])
    }
    await placeSiblings(db, to.parentId, siblings.toSpliced(at, 0, id))
    if (moved.parentId !== to.parentId) await announceCategory(editing.deps, [id])
    const tree = await findTree(db, deps.config.vertical)
    return { result: { categories: tree.map(toOwn) }, record: { moved: moved.slug, under: parent?.slug ?? null } }
  })
}

/** Fields of the same name that mean different things. */
export function conflictOf(keys: readonly string[]): Failure {
  const params = { keys: keys.join(', ') }
  return new Failure('conflict', 'attributes_conflict', { params })
}
