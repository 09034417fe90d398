import { randomBytes } from 'node:crypto'
import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { acceptPicture } from '../../platform/files/accept-picture.ts'
import { addDraftUpload } from '../../platform/files/draft-uploads.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { attemptsFrom } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { removeFilesLater, removeIfLeftOver } from './later.ts'
import { refreshMissing } from './refresh-missing.ts'
import { requireMember } from './require-member.ts'
import { setPhoto } from './store/companies.ts'
import { DRAFT_PHOTOS, UPLOADS } from './upload-limits.ts'

const newKey = () => `companies/${randomBytes(18).toString('base64url')}`
const originalOf = (key: string) => `originals/${key}.webp`

/** Keeps the photo of a company that does not exist yet; the registration claims it by its unguessable key. */
export async function saveDraftPhoto(
  deps: Deps,
  actor: Actor | undefined,
  { file, address }: { file: Upload; address: string },
): Promise<{ photoKey: string }> {
  await deps.limits.count(DRAFT_PHOTOS, actor?.userId ?? attemptsFrom(address))
  const picture = await acceptPicture(file)
  const photoKey = newKey()
  // The note comes first: what nobody claims is swept by it.
  const ownerId = actor?.userId ?? null
  await addDraftUpload(deps.db, { key: photoKey, purpose: 'companyPhoto', ownerId, at: deps.now() })
  await deps.files.write(originalOf(photoKey), picture)
  return { photoKey }
}

/** Changes the photo of a company; the one before goes. */
export async function changePhoto(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  file: Upload,
): Promise<{ photoKey: string }> {
  const member = requireMember(deps, actor, companyId, 'company.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const picture = await acceptPicture(file)
  const photoKey = newKey()
  await removeIfLeftOver(deps, photoKey)
  await deps.files.write(originalOf(photoKey), picture)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await setPhoto(db, companyId, photoKey)
    await removeFilesLater(inside, before)
    await refreshMissing(inside, companyId)
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'companyChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { fields: 'photo' },
    })
    await invalidateTags(db, [`company:${companyId}`])
  })
  return { photoKey }
}
