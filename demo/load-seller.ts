import { createUser } from '../src/domains/accounts/index.ts'
import { createCompany } from '../src/domains/companies/index.ts'
import { setDeliveryPrices } from '../src/domains/shipping/index.ts'
import { addShop } from '../src/domains/shops/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { MARKET_ZONE } from '../src/values/dates.ts'
import { sellerOwner } from './seller-owner.ts'
import type { DemoSeller } from './seller-types.ts'

/** A company with its owner, shops and delivery prices. */
export async function loadSeller(deps: Deps, seller: DemoSeller): Promise<{ companyId: number; shopIds: number[] }> {
  const { firstName, lastName, email, phone, password } = sellerOwner(seller)
  const ownerId = await createUser(deps, { firstName, lastName, email, phone, password, permissions: 'seller' })
  const companyId = await createCompany(deps, ownerId, {
    ...seller,
    bankBic: null,
    bankIban: seller.iban,
    selfCertified: true,
    status: 'approved',
  })
  const shopIds: number[] = []
  for (const shop of seller.shops) {
    shopIds.push(
      await addShop(deps, companyId, { ...shop, country: seller.country, timeZone: MARKET_ZONE, images: [] }),
    )
  }
  await setDeliveryPrices(deps, companyId, seller.delivery)
  return { companyId, shopIds }
}
