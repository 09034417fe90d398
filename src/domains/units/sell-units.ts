import { marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import { appendEvents, type Happened } from './append-events.ts'
import { monthsAfter } from './rules/life.ts'
import type { SigningDeps } from './signer-of.ts'
import { lockUnits, type StoredUnit, writeUnits } from './store/units.ts'

const soldElsewhere = ({ code }: StoredUnit) => new Failure('conflict', 'unit_sold_elsewhere', { params: { code } })

/** Keeps units of the company for an order that has not left. What another order has, or the company has not, is `unit_sold_elsewhere`. */
export async function reserveUnits(
  deps: SigningDeps,
  { companyId, unitIds, orderId }: { companyId: number; unitIds: readonly number[]; orderId: number },
): Promise<StoredUnit[]> {
  const units = await lockUnits(deps.db, unitIds)
  if (units.length < new Set(unitIds).size) throw new Failure('notFound', 'unit_not_found')
  const changed = units.flatMap((unit): StoredUnit[] => {
    const isFree = unit.state === 'inStock' && unit.companyId === companyId
    if (unit.state === 'reserved' && unit.companyId === companyId && unit.orderId === orderId) return []
    if (!isFree) throw soldElsewhere(unit)
    return [{ ...unit, state: 'reserved', orderId }]
  })
  await writeUnits(deps.db, changed)
  return units
}

/** Units that an order does not take after all are in stock again; what has left stays sold. */
export async function releaseUnits(
  deps: SigningDeps,
  { unitIds, orderId }: { unitIds: readonly number[]; orderId: number },
): Promise<void> {
  const units = await lockUnits(deps.db, unitIds)
  await writeUnits(
    deps.db,
    units.flatMap((unit) =>
      unit.state === 'reserved' && unit.orderId === orderId ? [{ ...unit, state: 'inStock', orderId: null }] : [],
    ),
  )
}

/**
 * Units that were reserved for the order have left for their buyer. `warranty`: the seller's promise, in months from a moment on; null: none.
 * Nobody holds them afterwards, and they stand in no offer. Sold twice is `unit_sold_elsewhere`.
 */
export async function sellUnits(
  deps: SigningDeps,
  given: { unitIds: readonly number[]; orderId: number; warranty: { months: number; from: Date } | null },
): Promise<void> {
  const { unitIds, orderId, warranty } = given
  const units = await lockUnits(deps.db, unitIds)
  await appendEvents(
    deps,
    units.flatMap((unit) => {
      if (unit.state === 'sold' && unit.orderId === orderId) return []
      if (unit.state !== 'reserved' || unit.orderId !== orderId) throw soldElsewhere(unit)
      const happened: Happened[] = [{ kind: 'sold', by: unit.companyId, data: {} }]
      if (warranty && warranty.months > 0) {
        const { months, from } = warranty
        happened.push({
          ...{ kind: 'warranty', by: unit.companyId },
          data: { months, until: monthsAfter(marketDay(from), months) },
        })
      }
      const sold: StoredUnit = {
        ...unit,
        ...{
          state: 'sold',
          soldBy: unit.companyId,
          companyId: null,
          productId: null,
          versionId: null,
          listedFor: null,
        },
      }
      return [{ unit: sold, happened }]
    }),
  )
}

/**
 * Sold units that came back to their seller. What has gone on to somebody else meanwhile stays there: the goods are not what was sold. Gives the ids
 * of those that are back.
 */
export async function takeBackUnits(
  deps: SigningDeps,
  { companyId, unitIds, orderId }: { companyId: number; unitIds: readonly number[]; orderId: number },
): Promise<number[]> {
  const units = await lockUnits(deps.db, unitIds)
  const back = units.filter((unit) => unit.state === 'sold' && unit.soldBy === companyId && unit.orderId === orderId)
  await appendEvents(
    deps,
    back.map((unit) => ({
      unit: { ...unit, state: 'inStock', companyId, orderId: null },
      happened: [{ kind: 'returned', by: companyId, data: {} }],
    })),
  )
  return back.map(({ id }) => id)
}
