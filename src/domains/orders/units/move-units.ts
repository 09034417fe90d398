import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { lockUnits, readUnitsByCode, unitSales } from '../../units/index.ts'
import type { Pieces } from '../rules/split-order.ts'
import { findOrderUnits, findUnitLines, insertOrderUnits, markLeft, markReturned, type OrderUnit } from './store.ts'

/** What has left: with a shipment some pieces, or (`pieces` null) all that is left, handed over. `first`: units that are in it for sure. */
export type Sent = { shipmentId: number | null; pieces: readonly Pieces[] | null; first?: readonly number[] }

/**
 * Units of a locked order have left with these pieces: of each line those that were assigned first, unless some are named. They are sold, with the
 * warranty that the offer promised when it was ordered. What was sent without a unit stays without.
 */
export async function sendUnits(inside: Deps, orderId: number, sent: Sent): Promise<void> {
  const waiting = (await findOrderUnits(inside.db, [orderId])).filter(({ leftAt }) => leftAt === null)
  const first = new Set(sent.first)
  const unassigned = [...first].some((id) => !waiting.some(({ unitId }) => unitId === id))
  if (unassigned) throw new Failure('conflict', 'unit_not_assigned')
  if (waiting.length === 0) return
  await lockUnits(
    inside.db,
    waiting.map(({ unitId }) => unitId),
  )
  const lines = await findUnitLines(inside.db, [orderId])
  for (const { versionId, warrantyMonths } of lines) {
    const own = waiting.filter((one) => one.versionId === versionId)
    const most = sent.pieces === null ? own.length : piecesOf(sent.pieces, versionId)
    const unitIds = [
      ...own.filter(({ unitId }) => first.has(unitId)),
      ...own.filter(({ unitId }) => !first.has(unitId)),
    ]
      .slice(0, most)
      .map(({ unitId }) => unitId)
    if (unitIds.length === 0) continue
    const at = inside.now()
    const warranty = warrantyMonths ? { months: warrantyMonths, from: at } : null
    await unitSales.sellUnits(inside, { unitIds, orderId, warranty })
    await markLeft(inside.db, orderId, { unitIds, shipmentId: sent.shipmentId, at })
  }
}

const piecesOf = (pieces: readonly Pieces[], versionId: number) =>
  pieces.filter((one) => one.versionId === versionId).reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Pieces of a locked order came back to its seller. Which units they are is known where all of the line's came back; of fewer the seller says so by
 * scanning them. Gives the ids of those that are back.
 */
export async function takeUnitsBack(
  inside: Deps,
  { orderId, companyId }: { orderId: number; companyId: number },
  pieces: readonly { itemId: number; pieces: number }[],
): Promise<number[]> {
  const known = await knownOf(inside, orderId, pieces)
  const unitIds = known.filter(({ returnedAt }) => returnedAt === null).map(({ unitId }) => unitId)
  if (unitIds.length === 0) return []
  const back = await unitSales.takeBackUnits(inside, { companyId, unitIds, orderId })
  await markReturned(inside.db, orderId, back, inside.now())
  return back
}

/** The units of lines that these pieces are for sure: as many have left of the line, or fewer. */
export async function knownOf(
  inside: Pick<Deps, 'db'>,
  orderId: number,
  pieces: readonly { itemId: number; pieces: number }[],
): Promise<OrderUnit[]> {
  const units = (await findOrderUnits(inside.db, [orderId])).filter(({ leftAt }) => leftAt !== null)
  return pieces.flatMap(({ itemId, pieces: many }) => {
    const own = units.filter((one) => one.itemId === itemId)
    return own.length <= many ? own : []
  })
}

/**
 * Other units that went out for what came back of a line, with an exchange: at most as many as its buyer lacks (`too_many_units`). They have left
 * already, and are sold. `unit_not_found`, `unit_sold_elsewhere`, `unit_of_another_offer`.
 */
export async function exchangeUnits(
  inside: Deps,
  { orderId, companyId }: { orderId: number; companyId: number },
  { itemId, codes, sent }: { itemId: number; codes: readonly string[]; sent: number },
): Promise<void> {
  const there = await findOrderUnits(inside.db, [orderId])
  const known = await readUnitsByCode(inside.db, codes)
  const units = await lockUnits(
    inside.db,
    [...known.values()].map(({ id }) => id),
  )
  if (units.length < new Set(codes).size) throw new Failure('notFound', 'unit_not_found')
  const line = must(
    (await findUnitLines(inside.db, [orderId])).find((one) => one.itemId === itemId),
    `line ${itemId}`,
  )
  const withBuyer = there.filter((one) => one.itemId === itemId && one.leftAt !== null && one.returnedAt === null)
  const added = units.filter(({ id }) => !withBuyer.some(({ unitId }) => unitId === id))
  if (withBuyer.length + added.length > sent) {
    throw invalidField('units', 'too_many_units', { maximum: sent - withBuyer.length })
  }
  const stray = added.find(({ productId }) => productId !== null && productId !== line.productId)
  if (stray) throw new Failure('conflict', 'unit_of_another_offer', { params: { code: stray.code } })
  if (added.length === 0) return
  const at = inside.now()
  const unitIds = added.map(({ id }) => id)
  await unitSales.reserveUnits(inside, { companyId, unitIds, orderId })
  await insertOrderUnits(
    inside.db,
    unitIds.map((unitId) => ({ orderId, unitId, itemId })),
    at,
  )
  const { warrantyMonths } = line
  await unitSales.sellUnits(inside, {
    unitIds,
    orderId,
    warranty: warrantyMonths ? { months: warrantyMonths, from: at } : null,
  })
  await markLeft(inside.db, orderId, { unitIds, shipmentId: null, at })
}
