import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DeviceKind } from '../rules/device-number.ts'
import type { Facts, Group } from '../rules/facts.ts'
import type { UnitGrade } from '../rules/rule.ts'

export type UnitState = 'inStock' | 'reserved' | 'sold'

/** A unit as it is kept, without its number. */
export type StoredUnit = {
  id: number
  code: string
  name: string
  group: Group
  categoryId: number | null
  gtin: string | null
  numberKind: DeviceKind | null
  numberHash: Buffer | null
  last4: string | null
  companyId: number | null
  soldBy: number | null
  sellers: number[]
  productId: number | null
  versionId: number | null
  offered: boolean
  listedFor: number | null
  state: UnitState
  orderId: number | null
  facts: Facts | null
  testedAt: Date | null
  grade: UnitGrade | null
  gradeRules: number | null
  gradeByHand: boolean
  gradeProposed: UnitGrade | null
  seq: number
  headHash: Buffer | null
  createdAt: Date
}

const columns = sql`id, code, name, facts_group as "group", category_id as "categoryId", gtin, number_kind as "numberKind",
  number_hash as "numberHash", last4, company_id as "companyId", sold_by as "soldBy", sellers, product_id as "productId",
  version_id as "versionId", offered, listed_for as "listedFor", state, order_id as "orderId", facts, tested_at as "testedAt", grade,
  grade_rules as "gradeRules", grade_by_hand as "gradeByHand", grade_proposed as "gradeProposed", seq, head_hash as "headHash",
  created_at as "createdAt"`

/** Units by id, locked in the order of their ids: whoever locks many goes the same way. */
export async function lockUnits(db: Database, ids: readonly number[]): Promise<StoredUnit[]> {
  const { rows } = await sql<StoredUnit>`
    select ${columns} from units where id = any(${ids}::bigint[]) order by id for update`.execute(db)
  return rows
}

/** Those that have one of these numbers, or one of these codes, by id. */
export async function findIdsOf(
  db: Database,
  known: { hashes: readonly Buffer[]; codes: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units where number_hash = any(${known.hashes}::bytea[])
    union select id from units where code = any(${known.codes}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** The units of these products. */
export async function findIdsOfProducts(db: Database, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units where product_id = any(${productIds}::int[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export type UnitToInsert = {
  code: string
  name: string
  group: Group
  categoryId: number | null
  gtin: string | null
  number: { kind: DeviceKind; sealed: Buffer; hash: Buffer; last4: string } | null
}

/**
 * Adds units that are not known yet; of a number that another process has just added, nothing. Nobody holds them until they are received. Ids are
 * in the order given; rows are written in that of their numbers, so that two who add the same ones do not wait in a circle.
 */
export async function insertUnits(db: Database, units: readonly UnitToInsert[], at: Date): Promise<void> {
  if (units.length === 0) return
  const rows = units.map(({ number, ...unit }) => ({
    ...unit,
    kind: number?.kind ?? null,
    sealed: number && `\\x${number.sealed.toString('hex')}`,
    hash: number && `\\x${number.hash.toString('hex')}`,
    last4: number?.last4 ?? null,
  }))
  await sql`
    with given as materialized (
      select nextval(pg_get_serial_sequence('units', 'id')) as id, t.*
      from (select * from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (code text, name text, "group" text, "categoryId" int,
          gtin text, kind text, sealed bytea, hash bytea, last4 text)) with ordinality as t(code, name, "group", "categoryId", gtin, kind, sealed,
          hash, last4, position)
        order by position) t)
    insert into units (id, code, name, facts_group, category_id, gtin, number_kind, number_sealed, number_hash, last4, created_at)
    overriding system value
    select id, code, name, "group", "categoryId", gtin, kind, sealed, hash, last4, ${at} from given order by hash
    on conflict (number_hash) do nothing`.execute(db)
}

/** What events leave of a unit besides its head. */
export type UnitChange = Pick<
  StoredUnit,
  | 'id'
  | 'group'
  | 'companyId'
  | 'soldBy'
  | 'sellers'
  | 'productId'
  | 'versionId'
  | 'listedFor'
  | 'state'
  | 'orderId'
  | 'facts'
  | 'testedAt'
  | 'grade'
  | 'gradeRules'
  | 'gradeByHand'
  | 'gradeProposed'
  | 'seq'
  | 'headHash'
>

/** Writes how these locked units stand now. */
export async function writeUnits(db: Database, units: readonly UnitChange[]): Promise<void> {
  if (units.length === 0) return
  const rows = units.map((unit) => ({ ...unit, headHash: unit.headHash && `\\x${unit.headHash.toString('hex')}` }))
  await sql`
    update units u set facts_group = t."group", company_id = t."companyId", sold_by = t."soldBy",
      sellers = array(select value::int from json_array_elements_text(t.sellers) with ordinality order by ordinality),
      product_id = t."productId", version_id = t."versionId", listed_for = t."listedFor", state = t.state, order_id = t."orderId",
      facts = t.facts, tested_at = t."testedAt", grade = t.grade, grade_rules = t."gradeRules", grade_by_hand = t."gradeByHand",
      grade_proposed = t."gradeProposed", seq = t.seq, head_hash = t."headHash"
    from json_to_recordset(${JSON.stringify(rows)}::json) as t(id bigint, "group" text, "companyId" int, "soldBy" int, sellers json, "productId" int,
      "versionId" int, "listedFor" int, state text, "orderId" bigint, facts jsonb, "testedAt" timestamptz, grade text, "gradeRules" smallint,
      "gradeByHand" boolean, "gradeProposed" text, seq int, "headHash" bytea)
    where u.id = t.id`.execute(db)
}

/** Which of these stand in a published offer, after their products or they themselves were changed. */
export async function findOffered(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units where id = any(${ids}::bigint[]) and offered order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findUnitByCode(db: Database, code: string): Promise<StoredUnit | undefined> {
  const { rows } = await sql<StoredUnit>`select ${columns} from units where code = ${code}`.execute(db)
  return rows[0]
}

export async function findUnitsByIds(db: Database, ids: readonly number[]): Promise<StoredUnit[]> {
  const { rows } = await sql<StoredUnit>`
    select ${columns} from units where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}

/** Units of products: of each the first so many, by id. */
export async function findUnitsOf(
  db: Database,
  productIds: readonly number[],
  mostOfEach: number,
): Promise<StoredUnit[]> {
  const { rows } = await sql<StoredUnit>`
    select u.* from unnest(${productIds}::int[]) p (id) cross join lateral (
      select ${columns} from units where product_id = p.id order by id limit ${mostOfEach}) u
    order by u.id`.execute(db)
  return rows
}

/** What a unit is called and is. */
export async function writeDescription(
  db: Database,
  unit: Pick<StoredUnit, 'id' | 'name' | 'categoryId' | 'gtin'>,
): Promise<void> {
  await sql`update units set name = ${unit.name}, category_id = ${unit.categoryId}, gtin = ${unit.gtin} where id = ${unit.id}`.execute(
    db,
  )
}

export async function findUnitsByCodes(db: Database, codes: readonly string[]): Promise<StoredUnit[]> {
  const { rows } = await sql<StoredUnit>`
    select ${columns} from units where code = any(${codes}::text[]) order by id`.execute(db)
  return rows
}
