import type { Deps } from '../../../platform/deps.ts'
import { discardFiles, takeDraftUploads } from '../../../platform/files/draft-uploads.ts'
import { Failure } from '../../../values/failure.ts'
import type { ShopImage } from '../contract.ts'

/** Where pictures of a company's shops lie: no other company's shop can show them. */
export const pictureFolder = (companyId: number) => `shops/${companyId}/`

/**
 * The pictures a shop is to show: those it has, and fresh ones of this company. Anything else is `picture_unknown`; those it gives up go.
 */
export async function claimPictures(
  deps: Deps,
  companyId: number,
  before: readonly ShopImage[],
  wanted: readonly ShopImage[],
): Promise<void> {
  const known = new Set(before.map(({ key }) => key))
  const keys = wanted.map(({ key }) => key)
  const fresh = keys.filter((key) => !known.has(key) && key.startsWith(pictureFolder(companyId)))
  const claimed = await takeDraftUploads(deps.db, fresh, { purpose: 'shopPicture', by: null })
  const taken = new Set([...known, ...claimed])
  const fields = keys.flatMap((key, index) =>
    taken.has(key) && keys.indexOf(key) === index ? [] : [{ field: `images.${index}`, code: 'picture_unknown' }],
  )
  if (fields.length > 0) throw new Failure('invalid', 'picture_unknown', { fields })
  await discardFiles(
    deps.db,
    before.map(({ key }) => key).filter((key) => !keys.includes(key)),
  )
}
