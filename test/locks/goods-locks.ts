import { sql } from 'kysely'
import { lockNotes } from '../../src/domains/fulfilment/notes/store.ts'
import { lockFilters } from '../../src/domains/fulfilment/saved-filters/store.ts'
import { lockOfPurchase } from '../../src/domains/orders/clocks/store.ts'
import { lockShipped } from '../../src/domains/orders/store/followed.ts'
import { lockPricedVersions } from '../../src/domains/pricing/store/prices.ts'
import { lockProduct } from '../../src/domains/pricing/store/schedules.ts'
import { lockCase } from '../../src/domains/returns/store/cases.ts'
import { lockVersionRows, moveStockOfCompany } from '../../src/domains/stock/store/stock.ts'
import { lockUnits } from '../../src/domains/units/store/units.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

/** By somebody else, whoever that is. */
const heldAlready = (db: Database, table: 'products' | 'versions', id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)

/** Locks of stock, prices, goods that arrive and come back, and of what sellers keep to find their orders. */
export const goodsLocks = {
  'the filters that a person keeps': async ({ companyId, userId }) => {
    return (db) => lockFilters(db, { companyId, userId })
  },
  'the notes of an order': async ({ anOrderAs }) => {
    const { id } = await anOrderAs()
    return (db) => lockNotes(db, id)
  },
  'an order that has arrived by its carrier': async ({ anOrderAs }) => {
    const { id } = await anOrderAs()
    return (db) => lockShipped(db, id)
  },
  'an order that its buyer has received': async ({ anOrderAs }) => {
    const { purchaseId, number } = await anOrderAs()
    return (db) => lockOfPurchase(db, purchaseId, number)
  },
  'units that change hands': async ({ market, now }) => {
    const { rows } = await market.query(
      `insert into units (code, name, facts_group, created_at) values ('ABCDEFGH2345', 'Phone', 'phones', $1)
       on conflict (code) do update set name = excluded.name returning id`,
      [now],
    )
    return (db) => lockUnits(db, [Number(rows[0].id)])
  },
  'a case of what came back': async ({ aCase }) => {
    const { id } = await aCase()
    return (db) => lockCase(db, id)
  },
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
