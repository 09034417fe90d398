import type { Deps } from '../../platform/deps.ts'
import type { DeliveryMethod, PickupPoint } from './contract.ts'
import { findPoint, findPoints, insertPoints, searchPoints } from './store.ts'

const MAX_POINTS = 20

/** The carrier's point with this code, whatever the case; undefined when unknown. */
export function findPickupPoint(deps: Deps, method: DeliveryMethod, code: string): Promise<PickupPoint | undefined> {
  return findPoint(deps.db, method, code.trim())
}

/** Many points at once, in one statement; unknown ones are left out. */
export function findPickupPoints(
  deps: Deps,
  wanted: readonly { method: DeliveryMethod; code: string }[],
): Promise<PickupPoint[]> {
  return findPoints(deps.db, wanted)
}

/** Points whose code, town, post code or street holds the text, diacritics optional. */
export async function searchPickupPoints(deps: Deps, method: DeliveryMethod, text: string): Promise<PickupPoint[]> {
  return text.trim().length < 2 ? [] : searchPoints(deps.db, method, text.trim(), MAX_POINTS)
}

/** Adds or updates points, as a carrier's list or the demo brings them. */
export function savePickupPoints(deps: Deps, points: readonly PickupPoint[]): Promise<void> {
  return insertPoints(deps.db, points)
}
