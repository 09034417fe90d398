import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { acceptPicture } from '../../../platform/files/accept-picture.ts'
import { type Area, cropPicture } from '../../../platform/files/crop-picture.ts'
import { measurePicture } from '../../../platform/files/measure-picture.ts'
import { originalOf, readOriginal } from '../../../platform/files/pictures.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { findImage, insertImage, type SavedImage } from '../store/product-images.ts'

/** Pictures are made anew, which costs time: nobody keeps the market busy with it. */
const UPLOADS = defineLimit({ name: 'product-image', attempts: 1000, seconds: 3600 })

/** Takes a picture for products of the company; the answer's key is what a product names it by. */
export async function addImage(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  file: Upload,
): Promise<SavedImage> {
  const member = requireMember(deps, actor, companyId, 'products.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  return saveImage(deps, companyId, file)
}

/** The same for pictures that come by other ways (an import): `not_a_picture`, `picture_too_big`. The caller has asked for permission. */
export async function saveImage(deps: Deps, companyId: number, file: Buffer | Upload): Promise<SavedImage> {
  const bytes = await acceptPicture(file)
  return writeImage(deps, companyId, { bytes, ...(await measurePicture(bytes)) })
}

/** A part of a picture of the company as a new one; the old one stays as it is. */
export async function cropImage(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { key, ...area }: Area & { key: string },
): Promise<SavedImage> {
  const member = requireMember(deps, actor, companyId, 'products.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const known = await findImage(deps.db, companyId, key)
  const original = known && (await readOriginal(deps.files, known.key))
  if (!original) throw new Failure('notFound', 'image_not_found')
  return writeImage(deps, companyId, await cropPicture(original, area))
}

async function writeImage(
  deps: Deps,
  companyId: number,
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
): Promise<SavedImage> {
  const image = { key: `products/${randomBytes(18).toString('base64url')}`, width, height }
  // The note comes first: a file that nothing came to show is found and removed by it.
  await insertImage(deps.db, companyId, image, deps.now())
  await deps.files.write(originalOf(image.key), bytes)
  return image
}
