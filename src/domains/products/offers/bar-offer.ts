import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { unitListing } from '../../units/index.ts'
import { type Bar, type BarredRow, clearBar, lockToBar, saveBar } from '../store/bars.ts'
import { updateStatus } from '../store/offers.ts'
import { requireOffer } from './read-offer.ts'
import { refuseBetterGrade } from './refuse-better-grade.ts'
import { refuseGreen } from './refuse-green.ts'
import { refuseProblems } from './refuse-problems.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

/**
 * The operator's hand on one offer, in the caller's transaction: it leaves the lists and its seller cannot publish it (`paused` until it is
 * mended, `removed` for good), or it may be seen again (null) as it was before. Gone since: nothing to do, which is answered as false.
 */
export async function barOffer(deps: Deps, productId: number, bar: Bar | null): Promise<boolean> {
  const stored = await lockToBar(deps.db, productId)
  if (!stored) return false
  if (stored.barred === bar) return true
  if (bar) await saveBar(deps.db, productId, bar, deps.now())
  else await lift(deps, productId, stored)
  await deps.emit(deps.db, { name: 'product.changed', payload: { productIds: [productId] } })
  // It leaves the lists in a moment; its page at once.
  await invalidateTags(deps.db, [`product:${productId}`])
  return true
}

async function lift(deps: Deps, productId: number, { companyId, barredFrom, untouched }: BarredRow): Promise<void> {
  await clearBar(deps.db, productId, deps.now())
  if (barredFrom !== 'published' || !(untouched || (await isComplete(deps, companyId, productId)))) return
  await updateStatus(deps.db, productId, 'published', { at: deps.now(), by: null })
  await unitListing.publishedUnits(deps, [productId])
}

/** Its seller has changed it meanwhile: what lacks something now waits, paused, for its seller. */
async function isComplete(deps: Deps, companyId: number, productId: number): Promise<boolean> {
  const stored = await requireOffer(deps, companyId, productId)
  try {
    await refuseProblems(deps, stored, 'published')
    await refuseBetterGrade(deps, productId, stored)
    await refuseUnsafe(deps, stored)
    await refuseGreen(deps, stored)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
