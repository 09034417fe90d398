import type { Deps } from '../../../platform/deps.ts'
import { removePicture } from '../../../platform/files/pictures.ts'
import { deleteUnusedImages, isImageKnown } from '../store/product-images.ts'

/** Long enough for a form that stays open, and for taking a change back. */
const DAYS_UNUSED = 7
const AT_ONCE = 500

/** Deletes pictures that no product has shown for a week. Their files go by jobs that exist exactly if the notes are gone. */
export async function purgeUnusedImages(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - DAYS_UNUSED * 86_400_000)
  await deps.db.transaction().execute(async (db) => {
    const keys = await deleteUnusedImages(db, before, AT_ONCE)
    await deps.addJob(
      db,
      ...[...new Set(keys)].map((key) => ({ name: 'catalog.removeImage' as const, payload: { key } })),
    )
  })
}

/** Removes the files of a picture, unless a company has it still. */
export async function removeImage(deps: Deps, key: string): Promise<void> {
  if (!(await isImageKnown(deps.db, key))) await removePicture(deps.files, key)
}
