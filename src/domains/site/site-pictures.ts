import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { acceptPicture } from '../../platform/files/accept-picture.ts'
import { removePicture } from '../../platform/files/pictures.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { SitePicture, SiteView } from './contract.ts'
import { changeSite } from './site.ts'

const FIELD = { header: 'headerImageKey', thumbnail: 'thumbnailKey' } as const
/** Long enough for any request to end. */
const LEFT_OVER_MINUTES = 60

const removeLater = (deps: Deps, key: string, minutes: number) =>
  deps.addJob(deps.db, {
    name: 'site.removePicture',
    payload: { key },
    runAt: new Date(deps.now().getTime() + minutes * 60_000),
  })

/** Changes a picture of the market's pages; the one before goes. */
export async function changeSitePicture(
  deps: Deps,
  actor: Actor | undefined,
  picture: SitePicture,
  file: Upload,
): Promise<SiteView> {
  requireOperator(actor)
  const bytes = await acceptPicture(file)
  const key = `site/${randomBytes(18).toString('base64url')}`
  // Said before the file is written: should the request die before anything refers to it, it goes all the same.
  await removeLater(deps, key, LEFT_OVER_MINUTES)
  await deps.files.write(`originals/${key}.webp`, bytes)
  return setPicture(deps, actor, picture, key)
}

/** Takes a picture of the market's pages away. */
export function removeSitePicture(deps: Deps, actor: Actor | undefined, picture: SitePicture): Promise<SiteView> {
  return setPicture(deps, actor, picture, null)
}

function setPicture(deps: Deps, actor: Actor | undefined, picture: SitePicture, key: string | null) {
  return changeSite(deps, actor, async (inside, kept) => {
    const before = kept[FIELD[picture]]
    if (before) await removeLater(inside, before, 0)
    return { ...kept, [FIELD[picture]]: key }
  })
}

/** Removes the file of a picture unless a page shows it. */
export async function removeUnusedPicture(deps: Deps, key: string): Promise<void> {
  const { headerImageKey, thumbnailKey } = await readPublicSettings(deps)
  if (key !== headerImageKey && key !== thumbnailKey) await removePicture(deps.files, key)
}
