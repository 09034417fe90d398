import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { acceptPicture } from '../../../platform/files/accept-picture.ts'
import { addDraftUpload } from '../../../platform/files/draft-uploads.ts'
import { measurePicture } from '../../../platform/files/measure-picture.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import { pictureFolder } from './claim-pictures.ts'

/** Pictures are made anew, which costs time: nobody keeps the market busy with it. */
const UPLOADS = defineLimit({ name: 'shop-picture', attempts: 120, seconds: 3600 })

/** Keeps a picture until a shop of the company takes it; otherwise it is swept after a day. */
export async function savePicture(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  file: Upload,
): Promise<{ key: string; width: number; height: number }> {
  const member = requireMember(deps, actor, companyId, 'shops.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const picture = await acceptPicture(file)
  const size = await measurePicture(picture)
  const key = pictureFolder(companyId) + randomBytes(18).toString('base64url')
  // The note comes first: what nobody claims is swept by it.
  const ownerId = member.actor.userId
  await addDraftUpload(deps.db, { key, purpose: 'shopPicture', ownerId, at: deps.now() })
  await deps.files.write(`originals/${key}.webp`, picture)
  return { key, ...size }
}
