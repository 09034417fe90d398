import { sql } from 'kysely'
import { lockPricedVersions } from '../../src/domains/pricing/store/prices.ts'
import { lockProduct } from '../../src/domains/pricing/store/schedules.ts'
import { lockVersionRows, moveStockOfCompany } from '../../src/domains/stock/store/stock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

/** By somebody else, whoever that is. */
const heldAlready = (db: Database, table: 'products' | 'versions', id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)

/** Locks of stock and prices. */
export const goodsLocks = {
  'versions that are ordered': async ({ versionId }) => {
    return (db) => lockVersionRows(db, [versionId])
  },
  'versions whose stock a seller changes': async ({ versionId, companyId, now }) => {
    // More than is there: nothing moves, and only the lock itself can be waited for.
    const why = { reason: 'sold', byUser: null, reference: null, at: now, counted: false }
    return (db) => moveStockOfCompany(db, companyId, [{ versionId, delta: -999 }], why)
  },
  'products whose prices change': async ({ versionId, id, companyId, now }) => {
    return (db, turn) =>
      turn === 1 ? heldAlready(db, 'products', id) : lockPricedVersions(db, companyId, [versionId], now)
  },
  'versions whose prices change': async ({ versionId, companyId, now }) => {
    return (db, turn) =>
      turn === 1 ? heldAlready(db, 'versions', versionId) : lockPricedVersions(db, companyId, [versionId], now)
  },
  'a product whose prices are planned': async ({ id, companyId }) => {
    return (db) => lockProduct(db, companyId, id)
  },
} satisfies Record<string, (rows: Rows) => Promise<Take>>
