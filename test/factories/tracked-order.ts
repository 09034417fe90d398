import type { TestMarket } from '../market.ts'
import { paidPurchase } from './paid-order.ts'
import type { aTeam } from './team.ts'

let last = 0
/** A number of a shipment that no other has. */
export function aShipmentNumber(): string {
  last += 1
  return `7${String(last).padStart(23, '0')}`
}

type Team = Awaited<ReturnType<typeof aTeam>>
export type TrackedOrder = Awaited<ReturnType<typeof trackedOrder>>

/** An order to a locker, paid and on its way in so many parcels of InPost, each with a piece of the version in it, and followed. */
export async function trackedOrder(market: TestMarket, team: Team, versionId: number, parcels = 1) {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: parcels }])
  const number = String(numbers[0])
  const at = `/api/companies/${team.companyId}/orders/${number}`
  const tracked = Array.from({ length: parcels }, aShipmentNumber) as [string, ...string[]]
  for (const trackingNumber of tracked) {
    const body = { carrier: 'inpost', trackingNumber, items: [{ versionId, quantity: 1 }] }
    const { status, json } = await market.api('POST', `${at}/ship`, body, team.owner)
    if (status !== 200) throw new Error(JSON.stringify(json))
  }
  const { rows } = await market.query(
    `update orders set method = 'inpost_locker', pickup = '{"code":"WAW21A","label":"WAW21A, Prosta 1, Warszawa"}'
     where number = $1 returning id, (select email from purchases where id = purchase_id) as email`,
    [number],
  )
  const orderId = Number(rows[0].id)
  await market.runJob('tracking.follow', { orderId })
  return { key, number, at, orderId, email: String(rows[0].email), tracked }
}

/** Carriers are asked of all that is on its way, and what follows is done. */
export async function askCarriers(market: TestMarket): Promise<void> {
  await market.query(`update tracked_shipments set next_at = now() - interval '1 day' where next_at is not null`)
  await market.runJob('tracking.askCarriers')
  await market.runJobs()
}
