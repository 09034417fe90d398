import { demoProducts } from '../products.ts'
import type { DemoTrade } from '../seller-types.ts'
import { DEMO_SELLERS } from '../sellers.ts'

/** Six companies with used technology and a year behind them. */
export const trade: DemoTrade = { sellers: DEMO_SELLERS, products: demoProducts, hasPast: true }
