import { apiKeyRows } from './api-key-rows.ts'
import { cashRows } from './cash-rows.ts'
import { categoryRows } from './category-rows.ts'
import { deliveryRows } from './delivery-rows.ts'
import { documentRows } from './document-rows.ts'
import { fulfilmentRows } from './fulfilment-rows.ts'
import { goodsRows } from './goods-rows.ts'
import { ledgerRows } from './ledger-rows.ts'
import { payoutRows } from './payout-rows.ts'
import type { Rows } from './row.ts'
import { shopRows } from './shop-rows.ts'
import { siteRows } from './site-rows.ts'
import { taxRows } from './tax-rows.ts'

/** What companies do in their panel, and the operator around it. */
export const sellerRows: Rows = {
  ...goodsRows,
  ...ledgerRows,
  ...shopRows,
  ...deliveryRows,
  ...documentRows,
  ...payoutRows,
  ...taxRows,
  ...cashRows,
  ...fulfilmentRows,
  ...categoryRows,
  ...siteRows,
  ...apiKeyRows,
}
