import { importsErrors } from './errors-imports.ts'
import { offersErrors } from './errors-offers.ts'
import { productListErrors } from './errors-product-list.ts'
import { unitsErrors } from './errors-units.ts'

/** Failures around a seller's goods: offers, their list, imports and units. */
export const goodsErrors = { ...offersErrors, ...productListErrors, ...importsErrors, ...unitsErrors }
