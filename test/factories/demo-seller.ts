import { delivery } from '../../demo/seller-types.ts'
import { savePickupPoints, setDeliveryPrices } from '../../src/domains/shipping/index.ts'
import type { TestMarket } from '../market.ts'
import { aProduct } from './product.ts'
import { aLocker } from './purchase.ts'
import { aTeam } from './team.ts'

/** A company as the demo's ReKomp: known by its tax number, with goods, all ways of delivery, and a point of each carrier. */
export async function aDemoSeller(market: TestMarket) {
  const team = await aTeam(market)
  const { companyId, owner } = team
  await market.query(`update companies set phone = '+48 22 555 01 10', tax_id = '9000000022' where id = $1`, [
    companyId,
  ])
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 500, price: 10_000 })
  await aLocker(market)
  const place = { street: 'ul. Prosta 2', postalCode: '30-001', city: 'Kraków', lat: 50.06, lng: 19.94 }
  await savePickupPoints(market.deps, [{ code: 'PLKRA01', method: 'dpd_pickup', name: 'Kiosk', ...place }])
  await setDeliveryPrices(market.deps, companyId, delivery(1399, 50_000, true, true))
  return { companyId, owner, versionId }
}
