import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { inheritSchema, narrowings } from '../rules/category-schema.ts'
import { checkCategory } from '../rules/check-category.ts'
import { findTree, findUse, saveAlias, setSchemas, updateCategory } from '../store/tree.ts'
import { announceCategory } from './announce-category.ts'
import type { CategoryBody, OwnCategory } from './contract.ts'
import { type Editing, editTree } from './edit-tree.ts'
import { freeSlug } from './place.ts'
import { toOwn } from './read-tree.ts'

/** Saves names, address, icon and schema; what changes in the schema reaches the categories below that have it from here. */
export function saveCategory(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  body: CategoryBody & { revision: number },
): Promise<OwnCategory> {
  return editTree(deps, actor, async (editing) => {
    const before = editing.find(id)
    if (before.revision !== body.revision) throw new Failure('conflict', 'changed_meanwhile')
    const errors = checkCategory(body)
    if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
    const children = editing.below(id).map((child) => ({
      id: child.id,
      before: child.attributes,
      attributes: inheritSchema(before.attributes, body.attributes, child.attributes),
    }))
    await refuseLoss(editing, [{ id, before: before.attributes, attributes: body.attributes }, ...children])
    const slug = await freeSlug(editing, body.slug, body.names, id)
    const { db } = editing.deps
    if (slug !== before.slug) await saveAlias(db, deps.config.vertical, before, id)
    await updateCategory(db, id, { ...body, slug })
    await setSchemas(db, children)
    await announceCategory(editing.deps, [id, ...children.map((child) => child.id)])
    const saved = (await findTree(db, deps.config.vertical)).find((one) => one.id === id)
    return { result: toOwn(saved ?? before), record: { changed: slug } }
  })
}

type SchemaChange = { id: number; before: OwnCategory['attributes']; attributes: OwnCategory['attributes'] }

/** What products say is not taken out of their mouths: fields and options in use stay. */
async function refuseLoss({ deps }: Editing, changes: readonly SchemaChange[]): Promise<void> {
  for (const change of changes) {
    const narrowed = narrowings(change.before, change.attributes)
    const used = narrowed.length > 0 ? await findUse(deps.db, [change.id], narrowed) : undefined
    if (!used) continue
    const code = used.options ? 'option_in_use' : 'attribute_in_use'
    throw new Failure('conflict', code, {
      params: { key: used.key },
      fields: [{ field: `attributes.${used.key}`, code, params: { key: used.key } }],
    })
  }
}
