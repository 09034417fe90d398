import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { acceptPicture } from '../../platform/files/accept-picture.ts'
import { addDraftUpload } from '../../platform/files/draft-uploads.ts'
import { originalOf } from '../../platform/files/pictures.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { requireLine, requireLines, requireReceived } from './require-line.ts'

/** Pictures are made anew, which costs time: nobody keeps the market busy with it. Of one purchase. */
const UPLOADS = defineLimit({ name: 'review-picture', attempts: 40, seconds: 3600 })

/** Where pictures of a line's review lie: no other review can show them. */
export const folderOf = (itemId: number) => `reviews/${itemId}/`

/** Keeps a picture until the review of the line takes it; otherwise it is swept after a day. */
export async function addPicture(
  deps: Deps,
  actor: Actor | undefined,
  { key: purchaseKey, itemId }: { key: string; itemId: number },
  file: Upload,
): Promise<{ key: string }> {
  const purchase = await requireLines(deps, purchaseKey)
  await requireReceived(deps, actor, purchase, requireLine(purchase, itemId))
  await deps.limits.count(UPLOADS, purchaseKey)
  const picture = await acceptPicture(file)
  const key = folderOf(itemId) + randomBytes(18).toString('base64url')
  // The note comes first: what nobody claims is swept by it.
  await addDraftUpload(deps.db, { key, purpose: 'reviewPicture', ownerId: null, at: deps.now() })
  await deps.files.write(originalOf(key), picture)
  return { key }
}
