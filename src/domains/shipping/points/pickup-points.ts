import type { Deps } from '../../../platform/deps.ts'
import type { DeliveryMethod, PickupPoint } from '../contract.ts'
import { pointWords } from './search-words.ts'
import { findPoints, findPointsAround, type KnownPoint, type Place, searchPoints, writePoints } from './store.ts'

/** Pages that show points. */
export const POINTS_TAG = 'pickup-points'
const MAX_POINTS = 20
/** Of a square around a place, half its side, degrees: about 2, 7, 22, 67 and 220 km. */
const SQUARES = [0.02, 0.06, 0.2, 0.6, 2] as const
const METRES_A_DEGREE = 111_000

/** The carrier's point with this code, whatever the case, also one that is closed; undefined when unknown. */
export async function findPickupPoint(
  deps: Deps,
  method: DeliveryMethod,
  code: string,
): Promise<KnownPoint | undefined> {
  return (await findPoints(deps.db, [{ method, code: code.trim().toUpperCase() }]))[0]
}

/** Many points at once, in one statement, also closed ones; unknown ones are left out. */
export function findPickupPoints(
  deps: Deps,
  wanted: readonly { method: DeliveryMethod; code: string }[],
): Promise<KnownPoint[]> {
  return findPoints(deps.db, wanted)
}

type Wanted = {
  method: DeliveryMethod
  /** Code, town, post code or street; empty where only a place is told. */
  q: string
  near: Place | undefined
  /** Only points that take money on delivery. */
  cash: boolean
}

/** At most 20 open points: those that fit what was typed, diacritics optional; or, where nothing was, the nearest of a place. */
export async function searchPickupPoints(deps: Deps, { method, q, near, cash }: Wanted): Promise<PickupPoint[]> {
  const asked = { method, cash, limit: MAX_POINTS }
  const words = pointWords(q)
  if (words) return searchPoints(deps.db, words, asked, near)
  return near && q.trim() === '' ? findNearest(deps, near, asked) : []
}

/** A square grows until as many as are wanted lie in the circle within it: in its corners there are farther ones than just outside. */
async function findNearest(
  { db }: Deps,
  near: Place,
  asked: { method: DeliveryMethod; cash: boolean; limit: number },
): Promise<PickupPoint[]> {
  let found: PickupPoint[] = []
  for (const degrees of SQUARES) {
    const around = await findPointsAround(db, near, degrees, asked)
    found = around.filter(({ distance }) => distance <= degrees * METRES_A_DEGREE)
    if (found.length === asked.limit) break
  }
  return found
}

type NewPoint = Omit<PickupPoint, 'distance' | 'hours' | 'hint' | 'takesCash'> &
  Partial<Pick<PickupPoint, 'hours' | 'hint' | 'takesCash'>>

/** Adds or updates points that stand in no carrier's list, as the demo brings them. */
export function savePickupPoints(deps: Deps, points: readonly NewPoint[]): Promise<void> {
  const whole = points.map((point) => ({ hours: null, hint: null, takesCash: true, ...point }))
  return writePoints(deps.db, whole, 'demo', deps.now())
}
