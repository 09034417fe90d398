import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../../../values/uuid.ts'

/**
 * For statements of other domains: the code of the provider through whom a purchase was paid, else was tried to be paid last; null when
 * nobody tried. `purchaseId`: the column with its id. By the index of payments by purchase.
 */
export const providerUsed = (purchaseId: string): RawBuilder<string | null> => sql`(
  select operator from payments where purchase_id = ${sql.ref(purchaseId)}
  order by paid_at is not null desc, created_at desc limit 1)`

/** For statements of other domains: whether a buyer's bank asks for money of a purchase back and nothing is decided. */
export const inDispute = (purchaseId: string): RawBuilder<boolean> =>
  sql`exists (select from payments where purchase_id = ${sql.ref(purchaseId)} and disputed)`

/**
 * The same of many purchases at once: rows of `purchase_id` and `operator`. `ids`: an array of ids. Their index is walked once, which reads a
 * fraction of what asking for each by itself does.
 */
export const providersUsed = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select distinct on (purchase_id) purchase_id, operator from payments where purchase_id = any(${ids})
  order by purchase_id, paid_at is not null desc, created_at desc)`

/** For statements of other domains: ids of the purchases with a payment of this id, here or at its provider. By index. */
export const purchasesPaidAs = (id: string): RawBuilder<unknown> =>
  isUuid(id)
    ? sql`(select purchase_id from payments where id = ${id}::uuid)`
    : sql`(select purchase_id from payments where reference = ${id})`
