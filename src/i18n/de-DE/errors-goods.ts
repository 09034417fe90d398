import type { goodsErrors as master } from '../pl-PL/errors-goods.ts'
import type { Same } from '../shape.ts'
import { importsErrors } from './errors-imports.ts'
import { offersErrors } from './errors-offers.ts'
import { productListErrors } from './errors-product-list.ts'
import { unitsErrors } from './errors-units.ts'

/** Failures around a seller's goods: offers, their list, imports and units. */
export const goodsErrors: Same<typeof master> = {
  ...offersErrors,
  ...productListErrors,
  ...importsErrors,
  ...unitsErrors,
}
