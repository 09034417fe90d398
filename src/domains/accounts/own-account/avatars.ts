import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { acceptPicture, type Crop } from '../../../platform/files/accept-picture.ts'
import { addDraftUpload, discardFiles, takeDraftUploads } from '../../../platform/files/draft-uploads.ts'
import { removePicture } from '../../../platform/files/pictures.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { AVATAR_UPLOADS, withToken } from '../attempts.ts'
import { AVATAR_PRESETS } from '../contract.ts'
import { authenticate } from '../sessions.ts'
import { lockAvatar, setAvatar } from '../store/avatars.ts'

const isPreset = (name: string) => (AVATAR_PRESETS as readonly string[]).includes(name)

/** True for its owner, once. */
async function takeAvatar(db: Deps['db'], name: string, userId: string): Promise<boolean> {
  const taken = await takeDraftUploads(db, [name], { purpose: 'avatar', by: userId })
  return taken.length > 0
}

/** Makes a picture the avatar of a person; the uploaded one before it goes. */
export async function uploadAvatar(
  deps: Deps,
  actor: Actor | undefined,
  { file, crop }: { file: Upload; crop: Crop },
): Promise<{ AvatarLogin: string }> {
  const { userId } = requirePerson(actor)
  await deps.limits.count(AVATAR_UPLOADS, userId)
  const picture = await acceptPicture(file, { crop })
  const name = `avatars/${randomBytes(18).toString('base64url')}`
  // The note comes first: should the program stop in the middle, the sweep finds the file by it.
  await addDraftUpload(deps.db, { key: name, purpose: 'avatar', ownerId: userId, at: deps.now() })
  await deps.files.write(`originals/${name}.webp`, picture)
  const before = await deps.db.transaction().execute(async (db) => {
    const shown = (await lockAvatar(db, userId)) ?? ''
    await takeAvatar(db, name, userId)
    await setAvatar(db, userId, name)
    if (shown.startsWith('avatars/')) await discardFiles(db, [shown])
    return shown
  })
  if (before.startsWith('avatars/')) await removePicture(deps.files, before)
  return { AvatarLogin: name }
}

/**
 * Chooses another avatar for the person behind a session token: a preset, or an uploaded picture of one's own. Everything else is refused
 * with `reset_avatar_failed`.
 */
export function resetAvatar(
  deps: Deps,
  { token, AvatarLogin }: { token: string; AvatarLogin: string },
  address: string,
): Promise<void> {
  return withToken(deps, address, async () => {
    const actor = await authenticate(deps, token)
    if (!actor) throw invalidField('token', 'reset_avatar_failed')
    await deps.db.transaction().execute((db) => choose({ ...deps, db }, actor.userId, AvatarLogin))
  })
}

async function choose(deps: Deps, userId: string, name: string): Promise<void> {
  const shown = await lockAvatar(deps.db, userId)
  if (shown === undefined || shown === name) return
  if (!isPreset(name) && !(await takeAvatar(deps.db, name, userId))) {
    throw invalidField('AvatarLogin', 'reset_avatar_failed')
  }
  await setAvatar(deps.db, userId, name)
  // For a day the own picture may be chosen again.
  if (!isPreset(shown))
    await addDraftUpload(deps.db, { key: shown, purpose: 'avatar', ownerId: userId, at: deps.now() })
}
