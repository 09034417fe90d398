import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { type AuditEntry, recordAudit } from '../../audit/index.ts'
import { clearCategoryCache } from '../read-categories.ts'
import { findTree, lockTree, type TreeRow } from '../store/tree.ts'

/** The tree inside one change of it. */
export type Editing = { deps: Deps; tree: TreeRow[]; find: (id: number) => TreeRow; below: (id: number) => TreeRow[] }

/**
 * One change of the tree by an operator: nobody else changes it meanwhile, it is on record, and lists and pages show it at once. Only
 * `change` decides what happens; it answers what the record says.
 */
export async function editTree<T>(
  deps: Deps,
  actor: Actor | undefined,
  change: (editing: Editing) => Promise<{ result: T; record: AuditEntry['detail'] }>,
): Promise<T> {
  const operator = requireOperator(actor)
  const done = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockTree(db)
    const { result, record } = await change(editingOf(inside, await findTree(db, deps.config.vertical)))
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'categoriesChanged',
      subjectKind: 'market',
      subjectId: 'categories',
      ...(record ? { detail: record } : {}),
    })
    await deps.emit(db, { name: 'categories.changed', payload: {} })
    await invalidateTags(db, ['categories', 'listings'])
    return result
  })
  clearCategoryCache(deps)
  return done
}

function editingOf(deps: Deps, tree: TreeRow[]): Editing {
  return {
    deps,
    tree,
    find(id) {
      const found = tree.find((one) => one.id === id)
      if (!found) throw new Failure('notFound', 'category_not_found')
      return found
    },
    below: (id) => tree.filter((one) => one.parentId === id),
  }
}
