import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { acceptPicture } from '../../platform/files/accept-picture.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { later, requireMember, UPLOADS } from '../companies/index.ts'
import type { PresentationPicture, PresentationView } from './contract.ts'
import { changePresentation } from './presentation.ts'
import { setPictures } from './store/presentations.ts'

const FIELD = { header: 'headerImageKey', thumbnail: 'thumbnailKey' } as const

/** Changes a picture of the presentation; the one before goes. */
export async function changePresentationPicture(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { picture, file }: { picture: PresentationPicture; file: Upload },
): Promise<PresentationView> {
  const member = requireMember(deps, actor, companyId, 'presentation.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const bytes = await acceptPicture(file)
  const key = `companies/${randomBytes(18).toString('base64url')}`
  await later.removeIfLeftOver(deps, key)
  await deps.files.write(`originals/${key}.webp`, bytes)
  return putPicture(deps, actor, companyId, picture, key)
}

/** Takes a picture of the presentation away. */
export function removePresentationPicture(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  picture: PresentationPicture,
): Promise<PresentationView> {
  return putPicture(deps, actor, companyId, picture, null)
}

function putPicture(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  picture: PresentationPicture,
  key: string | null,
): Promise<PresentationView> {
  return changePresentation(deps, actor, companyId, async (inside, before) => {
    const { headerImageKey, thumbnailKey } = before
    await later.removeFilesLater(inside, before[FIELD[picture]])
    await setPictures(inside.db, companyId, { headerImageKey, thumbnailKey, [FIELD[picture]]: key }, deps.now())
  })
}
