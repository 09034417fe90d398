import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { readCheckPoints } from '../../categories/index.ts'
import { readShops } from '../../shops/index.ts'
import { findOrdered } from '../../stock/index.ts'
import { checkReport, fitReport } from '../rules/report.ts'
import type { OfferRow, StoredOffer } from '../store/offers.ts'
import { claimImages, releaseImages } from '../store/product-images.ts'
import type { OfferBody } from './contract.ts'

type Shown = Pick<StoredOffer, 'images' | 'shopIds' | 'versions'>

/**
 * The row of an offer with pictures and shops of the company alone, inside the caller's transaction. What belongs to others does not
 * exist: `image_not_found`, `shop_not_found`.
 */
export async function ownParts(
  deps: Deps,
  companyId: number,
  { versions: _, devices: __, report, ...offer }: OfferBody,
  before: Shown = { images: [], shopIds: [], versions: [] },
): Promise<OfferRow> {
  const images = await ownImages(deps, companyId, offer.images)
  const shopIds = await ownShops(deps, companyId, offer.shopIds, before.shopIds)
  await dropImages(deps, companyId, before, new Set(images.map((image) => image.key)))
  const told = await ownReport(deps, offer.categoryId, report)
  return { ...offer, images, shopIds, ...(told && { report: told }) }
}

/** A report by the points of the category; of another one's nothing is kept. Undefined: as it was. */
async function ownReport(deps: Deps, categoryId: number, report: OfferBody['report']): Promise<OfferRow['report']> {
  if (report === undefined) return undefined
  if (report === null) return {}
  const { of, known } = await readCheckPoints(deps)
  const fields = checkReport(report, { known, today: marketDay(deps.now()) })
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
  return fitReport(report, of(categoryId) ?? []) ?? {}
}

/** Orders go on showing the pictures they were placed with: those of a product that was ordered are kept for good. */
async function dropImages(deps: Deps, companyId: number, before: Shown, shown: Set<string>): Promise<void> {
  const dropped = before.images.map((image) => image.key).filter((key) => !shown.has(key))
  if (dropped.length === 0) return
  const versionIds = before.versions.map((version) => version.id)
  if ((await findOrdered(deps.db, versionIds)).length > 0) return
  await releaseImages(deps.db, companyId, dropped, deps.now())
}

/** Width and height are what the file has, whatever was sent. */
async function ownImages(deps: Deps, companyId: number, wanted: OfferBody['images']): Promise<OfferBody['images']> {
  if (wanted.length === 0) return []
  const own = new Map(
    (
      await claimImages(
        deps.db,
        companyId,
        wanted.map((image) => image.key),
      )
    ).map((image) => [image.key, image]),
  )
  refuse(
    'image_not_found',
    wanted.map((image, index) => (own.has(image.key) ? undefined : `images.${index}`)),
  )
  return wanted.flatMap((image) => {
    const kept = own.get(image.key)
    const { illustration, defect } = image
    const marks = { ...(illustration && { illustration }), ...(defect && { defect }) }
    return kept ? [{ ...kept, alt: image.alt, ...marks }] : []
  })
}

async function ownShops(deps: Deps, companyId: number, wanted: number[], before: number[]): Promise<number[]> {
  if (wanted.length === 0) return []
  const own = new Set((await readShops(deps, { companyIds: [companyId] })).map((shop) => shop.id))
  refuse(
    'shop_not_found',
    wanted.map((id, index) => (own.has(id) || before.includes(id) ? undefined : `shopIds.${index}`)),
  )
  // A shop that was closed since then just goes.
  return wanted.filter((id) => own.has(id))
}

function refuse(code: string, wrong: (string | undefined)[]): void {
  const fields: FieldError[] = wrong.flatMap((field) => (field ? [{ field, code }] : []))
  if (fields.length > 0) throw new Failure('invalid', code, { fields })
}
