import type { DemoTrade } from '../seller-types.ts'
import { cosmeticProducts } from './cosmetics/products.ts'
import { COSMETIC_SELLERS } from './cosmetics/sellers.ts'

/** Two companies with new cosmetics; nothing was sold yet. */
export const trade: DemoTrade = { sellers: COSMETIC_SELLERS, products: () => cosmeticProducts(), hasPast: false }
