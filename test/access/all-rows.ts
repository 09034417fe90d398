import { accountRows } from './account-rows.ts'
import { companyRows } from './company-rows.ts'
import { marketRows } from './market-rows.ts'
import { messageRows } from './message-rows.ts'
import { reconciliationRows } from './reconciliation-rows.ts'
import type { Rows } from './row.ts'
import { sellerRows } from './seller-rows.ts'
import { wishesRows } from './wishes-rows.ts'

/** A line for every endpoint; a new one needs a row. */
export const allRows: Rows = {
  ...marketRows,
  ...accountRows,
  ...companyRows,
  ...sellerRows,
  ...reconciliationRows,
  ...messageRows,
  ...wishesRows,
}
