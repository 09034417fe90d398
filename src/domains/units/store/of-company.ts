import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { findUnitsByIds, type StoredUnit } from './units.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** Units that a company has, and those that it sold last, behind an id and in their order. Numbers by their kind and end alone; nothing of other sellers. */
export async function findUnitsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select u.id, jsonb_build_object('id', u.id, 'code', u.code, 'name', u.name, 'group', u.facts_group, 'gtin', u.gtin,
      'numberKind', u.number_kind, 'last4', u.last4, 'productId', u.product_id, 'versionId', u.version_id, 'state', u.state,
      'facts', u.facts, 'testedAt', u.tested_at, 'grade', u.grade, 'gradeByHand', u.grade_by_hand, 'createdAt', u.created_at) as row
    from (
      (select id from units where company_id = ${companyId} and id > ${after} order by id limit ${limit})
      union
      (select id from units where state = 'sold' and sold_by = ${companyId} and id > ${after} order by id limit ${limit})
    ) own join units u using (id) order by u.id limit ${limit}`.execute(db)
  return rows
}

/** Units that a company has, or sold, after an id, in the order of their ids. */
export async function findUnitsPage(
  db: Database,
  { companyId, sold, after, limit }: { companyId: number; sold: boolean; after: number; limit: number },
): Promise<StoredUnit[]> {
  const whose = sold ? sql`state = 'sold' and sold_by = ${companyId}` : sql`company_id = ${companyId}`
  const { rows } = await sql<{ id: number }>`
    select id from units where ${whose} and id > ${after} order by id limit ${limit}`.execute(db)
  return findUnitsByIds(
    db,
    rows.map(({ id }) => id),
  )
}
