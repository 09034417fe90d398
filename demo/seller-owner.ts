import { DEMO_PASSWORD, PERSONAS } from './personas.ts'
import type { DemoSeller } from './seller-types.ts'

/** Who logs in for a company of the demo: a persona, or somebody with an address made of the company's key. */
export function sellerOwner(seller: DemoSeller) {
  const persona = Object.values(PERSONAS).find((one) => one.sellerKey === seller.key)
  return (
    persona ?? {
      firstName: 'Jan',
      lastName: seller.shortName,
      email: `owner@${seller.key}.example.com`,
      phone: seller.phone,
      password: DEMO_PASSWORD,
    }
  )
}
