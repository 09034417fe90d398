import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { lockUnits, readUnitsByCode, type StoredUnit, unitSales } from '../../units/index.ts'
import { deleteOrderUnits, findOrderUnits, findUnitLines, insertOrderUnits, type UnitLine } from './store.ts'

/** Which units a line takes; those that have left stay. */
export type Wanted = { versionId: number; codes: readonly string[] }

/**
 * Makes these units those of lines of a locked order that have not left; lines that are not named stay as they are. `ship_unknown_line`,
 * `unit_not_found`, `unit_sold_elsewhere`, `unit_of_another_offer`, `unit_has_left`, `too_many_units`. Again it changes nothing.
 */
export async function assignUnits(
  inside: Deps,
  { orderId, companyId }: { orderId: number; companyId: number },
  wanted: readonly Wanted[],
): Promise<void> {
  const lines = await findUnitLines(inside.db, [orderId])
  const there = await findOrderUnits(inside.db, [orderId])
  const units = await lockAll(
    inside,
    wanted.flatMap(({ codes }) => codes),
    there.map(({ unitId }) => unitId),
  )
  const chosen = wanted.flatMap(({ versionId, codes }, index) => {
    const line = lines.find((one) => one.versionId === versionId)
    if (!line) throw invalidField(`items.${index}.versionId`, 'ship_unknown_line')
    const own = [...new Set(codes)].map((code) => {
      const unit = units.get(code)
      if (!unit) throw new Failure('notFound', 'unit_not_found', { params: { code } })
      refuseUnfit(unit, line, there)
      return { line, unit }
    })
    if (own.length > line.left) {
      throw invalidField(`items.${index}.units`, 'too_many_units', { maximum: line.left })
    }
    return own
  })
  const keys = chosen.map(({ unit }) => unit.id)
  if (new Set(keys).size < keys.length) throw invalidField('items', 'device_repeated')
  const named = new Set(wanted.map(({ versionId }) => versionId))
  const waiting = there.filter((one) => one.leftAt === null)
  const gone = waiting.filter(({ unitId, versionId }) => named.has(versionId) && !keys.includes(unitId))
  const added = chosen.filter(
    ({ unit, line }) => !waiting.some(({ unitId, itemId }) => unitId === unit.id && itemId === line.itemId),
  )
  // What moves between lines is taken off the one first.
  const removed = [...gone, ...waiting.filter(({ unitId }) => added.some(({ unit }) => unit.id === unitId))]
  await unitSales.releaseUnits(inside, { unitIds: gone.map(({ unitId }) => unitId), orderId })
  await deleteOrderUnits(
    inside.db,
    orderId,
    removed.map(({ unitId }) => unitId),
  )
  await reserveFor(
    inside,
    { orderId, companyId },
    added.map(({ unit, line }) => ({ unitId: unit.id, itemId: line.itemId })),
  )
}

/** All that may change hands, in one go and in the order of their ids: two orders that exchange units do not wait for each other. */
async function lockAll(
  inside: Deps,
  codes: readonly string[],
  ids: readonly number[],
): Promise<Map<string, StoredUnit>> {
  const named = [...(await readUnitsByCode(inside.db, codes)).values()].map(({ id }) => id)
  const locked = await lockUnits(inside.db, [...new Set([...named, ...ids])])
  return new Map(locked.map((unit) => [unit.code, unit]))
}

function refuseUnfit(
  unit: StoredUnit,
  { productId, versionId, orderId }: UnitLine,
  there: readonly { unitId: number; leftAt: Date | null; returnedAt: Date | null }[],
): void {
  const { code } = unit
  const before = there.find(({ unitId }) => unitId === unit.id)
  if (before?.leftAt && !before.returnedAt) throw new Failure('conflict', 'unit_has_left', { params: { code } })
  if (unit.state === 'sold' || (unit.state === 'reserved' && unit.orderId !== orderId)) {
    throw new Failure('conflict', 'unit_sold_elsewhere', { params: { code } })
  }
  // What stands in no offer yet can leave for any line.
  const fits = unit.productId === null || unit.productId === productId
  if (!fits || (unit.versionId !== null && unit.versionId !== versionId)) {
    throw new Failure('conflict', 'unit_of_another_offer', { params: { code } })
  }
}

async function reserveFor(
  inside: Deps,
  { orderId, companyId }: { orderId: number; companyId: number },
  added: readonly { unitId: number; itemId: number }[],
): Promise<void> {
  if (added.length === 0) return
  await unitSales.reserveUnits(inside, { companyId, unitIds: added.map(({ unitId }) => unitId), orderId })
  await insertOrderUnits(
    inside.db,
    added.map((one) => ({ orderId, ...one })),
    inside.now(),
  )
}

/**
 * Keeps for orders that were just written, or live again, the units that their lines name for sure: all that is there leaves. Of an order that lives
 * again a unit may be gone meanwhile: then the seller chooses.
 */
export async function reserveNamedUnits(inside: Deps, orderIds: readonly number[]): Promise<void> {
  const lines = (await findUnitLines(inside.db, orderIds)).filter(({ codes, left }) => codes.length > 0 && left > 0)
  if (lines.length === 0) return
  const units = await readUnitsByCode(
    inside.db,
    lines.flatMap(({ codes }) => codes),
  )
  for (const { orderId, companyId, itemId, productId, codes, left } of lines) {
    const free = codes
      .map((code) => must(units.get(code), `unit ${code}`))
      .filter((unit) => {
        return unit.state === 'inStock' && unit.companyId === companyId && unit.productId === productId
      })
    if (free.length === left)
      await reserveFor(
        inside,
        { orderId, companyId },
        free.map(({ id }) => ({ unitId: id, itemId })),
      )
  }
}
