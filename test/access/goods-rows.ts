import { importRows } from './import-rows.ts'
import { offerRows } from './offer-rows.ts'
import { productListRows } from './product-list-rows.ts'
import type { Rows } from './row.ts'
import { unitRows } from './unit-rows.ts'

/** What companies do with their goods: offers, their list, imports and units. */
export const goodsRows: Rows = { ...offerRows, ...productListRows, ...importRows, ...unitRows }
