import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { checkCategory } from '../rules/check-category.ts'
import { findTree, insertCategory } from '../store/tree.ts'
import type { CategoryBody, OwnCategory } from './contract.ts'
import { type Editing, editTree } from './edit-tree.ts'
import { freeSlug, parentIn } from './place.ts'
import { toOwn } from './read-tree.ts'

export type NewCategory = CategoryBody & { parentId: number | null }

/** A new category, the last of its siblings, with its parent's attributes besides its own. */
export function createCategory(deps: Deps, actor: Actor | undefined, body: NewCategory): Promise<OwnCategory> {
  return editTree(deps, actor, async (editing) => {
    const id = await addCategory(editing, body)
    const made = (await findTree(editing.deps.db, deps.config.vertical)).find((one) => one.id === id)
    if (!made) throw new Failure('notFound', 'category_not_found')
    return { result: toOwn(made), record: { added: made.slug } }
  })
}

/** The same inside a change of the tree that does more. */
export async function addCategory(editing: Editing, body: NewCategory): Promise<number> {
  const parent = parentIn(editing, body.parentId)
  const errors = checkCategory(body)
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
  const own = new Map(body.attributes.map((attribute) => [attribute.key, attribute]))
  const inherited = (parent?.attributes ?? []).filter(({ key }) => !own.has(key))
  return insertCategory(editing.deps.db, {
    ...body,
    vertical: editing.deps.config.vertical,
    slug: await freeSlug(editing, body.slug, body.names, null),
    attributes: [...inherited, ...body.attributes],
  })
}
