import { savePickupPoints } from '../../src/domains/shipping/index.ts'
import { buildMarket } from '../../src/market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/db/database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { aHouse } from '../factories/offer.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { anImei, flawless } from '../factories/unit.ts'
import type { TestMarket } from '../market.ts'

/** A seller with 5000 pieces of one version, and somebody who orders one. */
export async function aBusyShop(market: TestMarket) {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  const buy = async () => {
    const cart = await aCart(market, [{ versionId }])
    return market.api('POST', '/api/checkout/orders', orderBody(cart))
  }
  return { versionId, buy }
}

/** A phone that was received, tested and graded by hand with words; its code. Points of a carrier stand beside it, which are counted as they are written. */
export async function aKnownPhone(market: TestMarket): Promise<string> {
  const place = { street: 'ul. Prosta 1', postalCode: '30-001', city: 'Kraków', lat: 50.06, lng: 19.94 }
  await savePickupPoints(market.deps, [
    { code: 'KRA01', method: 'inpost_locker', name: 'Paczkomat KRA01', ...place },
    { code: 'KRA02', method: 'inpost_locker', name: 'Paczkomat KRA02', ...place },
  ])
  const { companyId, auth } = await aHouse(market)
  const at = `/api/companies/${companyId}/units`
  const units = [{ name: 'Phone', group: 'phones', number: { kind: 'imei', plain: anImei() } }]
  const { code } = (await market.api('POST', at, { units }, auth)).json.results[0].unit
  await market.api('PUT', `${at}/${code}/facts`, { facts: flawless('phones') }, auth)
  await market.api('POST', `${at}/${code}/grade`, { grade: 'C', reason: 'The frame is bent a little' }, auth)
  return code
}

/** What the program answers to an address when it runs on a market that was put back. */
export async function answerOf(env: { DATABASE_URL: string; DATA_DIR: string }, path: string) {
  const { db, close } = connect({ connectionString: env.DATABASE_URL, max: 2 }, () => undefined)
  try {
    const { app } = buildMarket(readConfig({ DEMO: 'false', ...env }), db, createLog('silent'))
    return await (await app.request(path)).json()
  } finally {
    await close()
  }
}
