import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import { orderUnits } from '../../orders/index.ts'
import { findUnitsOfProducts, readUnitsById, type StoredUnit } from '../../units/index.ts'
import { readOrderOf } from '../read-order-of.ts'
import { mayStep } from '../rules/seller-steps.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { Ask } from '../take-step.ts'
import type { OrderUnitsView } from './contract.ts'

/** Which units an order of the company takes; `order_not_found`. */
export async function readOrderUnits(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<OrderUnitsView> {
  requireMember(deps, actor, ask.companyId, 'orders.view')
  return present(deps, await readOrderOf(deps, ask.companyId, ask.number))
}

/**
 * Says which units lines of an order take. While it waits to be sent or handed over: `order_not_shippable`. Of two orders that want one unit the second
 * is told `unit_sold_elsewhere`.
 */
export async function setOrderUnits(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  wanted: readonly orderUnits.Wanted[],
): Promise<OrderUnitsView> {
  requireMember(deps, actor, ask.companyId, 'orders.ship')
  const orderId = await deps.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, ask.companyId, ask.number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    if (!mayStep('ship', order) && !mayStep('deliver', order)) throw new Failure('conflict', 'order_not_shippable')
    await orderUnits.assignUnits({ ...deps, db }, { orderId: order.id, companyId: ask.companyId }, wanted)
    return order.id
  })
  return present(deps, orderId)
}

async function present(deps: Deps, orderId: number): Promise<OrderUnitsView> {
  const lines = await orderUnits.findUnitLines(deps.db, [orderId])
  const there = await orderUnits.findOrderUnits(deps.db, [orderId])
  const known = await readUnitsById(
    deps.db,
    there.map(({ unitId }) => unitId),
  )
  const waiting = [...new Set(lines.filter(({ left }) => left > 0).map(({ productId }) => productId))]
  const choices = waiting.length > 0 ? await findUnitsOfProducts(deps.db, waiting) : []
  return {
    items: lines.map(({ itemId, versionId, productId, left }) => ({
      versionId,
      left,
      units: there
        .filter((one) => one.itemId === itemId)
        .map(({ unitId, leftAt, shipmentId, returnedAt }) => ({
          ...presentUnit(must(known.get(unitId), `unit ${unitId}`)),
          leftAt: leftAt?.toISOString() ?? null,
          shipmentId,
          returnedAt: returnedAt?.toISOString() ?? null,
        })),
      choices: choices
        .filter((unit) => unit.productId === productId && unit.state === 'inStock' && left > 0)
        .filter((unit) => unit.versionId === null || unit.versionId === versionId)
        .map(presentUnit),
    })),
  }
}

function presentUnit({ code, name, grade, numberKind, last4 }: StoredUnit) {
  return { code, name, grade, number: numberKind && last4 !== null ? { kind: numberKind, last4 } : null }
}
