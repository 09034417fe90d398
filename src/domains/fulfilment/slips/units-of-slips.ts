import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { orderUnits } from '../../orders/index.ts'
import { unitAddress } from '../../units/contract.ts'
import { readUnitsById } from '../../units/index.ts'

/** A unit as a packing slip names it; `shipmentId` null and not `hasLeft`: it waits to be sent. */
export type SlipUnit = {
  orderId: number
  versionId: number
  shipmentId: number | null
  hasLeft: boolean
  code: string
  /** Where its QR code leads. */
  address: string
  /** Null: no number is known of it. */
  number: { kind: 'imei' | 'serial'; last4: string } | null
}

/** The very units that orders take, but what came back. `origin`: public address of the market. */
export async function unitsOfSlips(
  deps: Pick<Deps, 'db'>,
  orderIds: readonly number[],
  origin: string,
): Promise<SlipUnit[]> {
  const rows = (await orderUnits.findOrderUnits(deps.db, orderIds)).filter(({ returnedAt }) => returnedAt === null)
  const units = await readUnitsById(
    deps.db,
    rows.map(({ unitId }) => unitId),
  )
  return rows.map(({ orderId, versionId, unitId, leftAt, shipmentId }) => {
    const unit = must(units.get(unitId), `unit ${unitId}`)
    const { code, numberKind: kind, last4 } = unit
    return {
      ...{ orderId, versionId, shipmentId, hasLeft: leftAt !== null, code, address: unitAddress(unit, origin) },
      number: kind && last4 !== null ? { kind, last4 } : null,
    }
  })
}
