import { type RawBuilder, sql } from 'kysely'
import { unitsToBeHad } from '../../units/index.ts'
import type { Grade } from '../contract.ts'

/** One thing that was ordered: its passport, and its number by kind and last characters. `code` is missing in orders of before there were passports. */
export type OrderedDevice = { code?: string } & (
  | { kind: 'imei' | 'serial'; last4: string }
  | { kind: null; last4: null }
)
/** How something was offered: `grade` null where it has none; only those things that are known for sure. */
export type Condition = { grade: Grade | null; devices: OrderedDevice[] }

/**
 * For the statement that writes an order: the condition of a product right now, as JSON; null of one that is not there. Which units leave is
 * known only where all that are there leave: of three laptops nobody has said yet which one is packed. `product`, `version`, `pieces`: columns; the
 * pieces are still in stock.
 */
export const conditionNow = (product: string, version: string, pieces: string): RawBuilder<Condition | null> => sql`(
  select jsonb_build_object('grade', p.grade, 'devices', case
    when ${sql.ref(pieces)} = all (array[own.many, (select v.quantity from versions v where v.id = ${sql.ref(version)})]) then own.units
    when ${sql.ref(pieces)} = all (array[every.many, (select sum(v.quantity) from versions v where v.product_id = p.id)]) then every.units
    else '[]'::jsonb end)
  from products p
    cross join lateral ${unitsToBeHad('p.id', sql`version_id = ${sql.ref(version)}`)} own
    cross join lateral ${unitsToBeHad('p.id', sql`true`)} every
  where p.id = ${sql.ref(product)})`
