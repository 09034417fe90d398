import { must } from '../../../values/must.ts'
import type { BulkFacts } from '../contract.ts'
import { type BulkProduct, planStatus } from './plan-change.ts'

/** What was done to a product, and what it is now; undefined: it is gone. */
type Done = { before: BulkFacts; after: BulkFacts; now: BulkProduct | undefined }

/**
 * Why a change of a product cannot be taken back, or null: whatever somebody has changed since stays as that person left it. Stock is
 * moved back by the same pieces, however many have come and gone.
 */
export function refuseUndo({ before, after, now }: Done): string | null {
  if (!now) return 'product_not_found'
  if (after.status && now.status !== after.status) return 'changed_since'
  if (after.deliveryDays !== undefined && now.deliveryDays !== after.deliveryDays) return 'changed_since'
  if (after.vatScheme && now.vatScheme !== after.vatScheme) return 'changed_since'
  if (before.status === 'published') {
    const back = planStatus('published', now)
    if (back.outcome === 'refused') return back.reason
  }
  const versions = new Map(now.versions.map((version) => [version.id, version]))
  for (const { id, price } of after.versions ?? []) {
    const version = versions.get(id)
    if (!version) return 'version_not_found'
    if (price !== undefined && version.price !== price) return 'changed_since'
  }
  for (const { versionId, delta } of undoDeltas(before, after)) {
    if (must(versions.get(versionId), `version ${versionId}`).quantity + delta < 0) return 'not_enough_stock'
  }
  return null
}

/** Pieces to move so that a change of stock is taken back. */
export function undoDeltas(before: BulkFacts, after: BulkFacts): { versionId: number; delta: number }[] {
  return stockDeltas(before, after).map(({ versionId, delta }) => ({ versionId, delta: -delta }))
}

/** Pieces that a change of stock moves. Runs of before the deltas were noted tell them by their quantities. */
export function stockDeltas(before: BulkFacts, after: BulkFacts): { versionId: number; delta: number }[] {
  const from = new Map(before.versions?.map((version) => [version.id, version.quantity]))
  return (after.versions ?? []).flatMap(({ id, quantity, delta }) => {
    const old = from.get(id)
    if (quantity === undefined || old === undefined) return []
    return [{ versionId: id, delta: delta ?? quantity - old }]
  })
}
