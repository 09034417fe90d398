import { Failure, invalidField } from '../../../values/failure.ts'
import { slugify } from '../../../values/text-fold.ts'
import { slugTaken } from '../store/tree.ts'
import type { Editing } from './edit-tree.ts'

/** A parent may be none or a top category: lists and counts know two levels. */
export function parentIn(editing: Editing, parentId: number | null) {
  if (parentId === null) return null
  const parent = editing.find(parentId)
  if (parent.parentId !== null) throw invalidField('parentId', 'category_too_deep')
  return parent
}

type Names = { 'pl-PL': string; 'en-US'?: string | undefined }

/** The wanted address of a category in lists, or one made of its name; `slug_taken` when another has it. */
export async function freeSlug(
  { deps }: Editing,
  wanted: string,
  names: Names,
  except: number | null,
): Promise<string> {
  const { db, config } = deps
  if (wanted) {
    if (await slugTaken(db, config.vertical, wanted, except))
      throw new Failure('conflict', 'slug_taken', { fields: [{ field: 'slug', code: 'slug_taken' }] })
    return wanted
  }
  const base = slugify(names['en-US'] || names['pl-PL']) || 'category'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!(await slugTaken(db, config.vertical, slug, except))) return slug
  }
}
