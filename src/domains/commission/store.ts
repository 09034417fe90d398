import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { likeness } from '../../platform/db/likeness.ts'
import { must } from '../../values/must.ts'
import { companyConditions } from '../companies/index.ts'
import type { Candidate } from './rules/pick-rate.ts'

export type Priced = { companyId: number; categoryId: number | null }
export type Ruled = Priced & { candidates: Candidate[] }

/** The rules that apply to each pair of company and category. One statement, as orders are placed by it. */
export async function findCandidates(db: Database, priced: readonly Priced[]): Promise<Ruled[]> {
  const { rows } = await sql<Ruled>`
    with recursive wanted as (
      select distinct "companyId", "categoryId"
      from json_to_recordset(${JSON.stringify(priced)}::json) as t("companyId" int, "categoryId" int)),
    path as (
      select distinct "categoryId" as leaf, "categoryId" as id, 0 as distance from wanted where "categoryId" is not null
      union all
      select path.leaf, c.parent_id, path.distance + 1 from path join categories c on c.id = path.id
      where c.parent_id is not null and path.distance < 20)
    select w."companyId", w."categoryId", coalesce(json_agg(json_build_object('ofCompany', r.company_id is not null, 'distance', path.distance, 'rate', r.rate))
        filter (where r.id is not null), '[]') as candidates
    from wanted w
      left join (commission_rules r left join path on path.id = r.category_id)
        on (r.company_id is null or r.company_id = w."companyId")
        and (r.category_id is null or path.leaf = w."categoryId")
    group by w."companyId", w."categoryId"`.execute(db)
  return rows
}

export type RuleRow = {
  id: number
  /** Null: for every company. */
  companyId: number | null
  /** Null: for every category. */
  categoryId: number | null
  /** Basis points. */
  rate: number
  setAt: Date
}
export type RuleFilter = { kind: 'category' | 'company'; q?: string | undefined; after?: number | undefined }

const columns = sql`id, company_id as "companyId", category_id as "categoryId", rate, set_at as "setAt"`

/** Newest first. `q`: part of the company's name or tax number. */
export async function findRules(db: Database, { kind, q, after }: RuleFilter, limit: number): Promise<RuleRow[]> {
  const like = q ? likeness(q) : null
  const { rows } = await sql<RuleRow>`
    select ${columns} from commission_rules
    where (company_id is not null) = ${kind === 'company'} and (${after ?? null}::int is null or id < ${after ?? null})
      and (${like}::text is null or ${companyConditions.isCalledLike('commission_rules.company_id', like)})
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Rates of whole categories, for every company. There are at most as many as categories: some hundreds. */
export async function findCategoryRates(db: Database): Promise<{ categoryId: number; rate: number }[]> {
  const { rows } = await sql<{ categoryId: number; rate: number }>`
    select category_id as "categoryId", rate from commission_rules
    where company_id is null and category_id is not null limit 1000`.execute(db)
  return rows
}

/** The rule of this company and category locked against others, whether there is one or not; until the transaction ends. */
export async function lockRule(db: Database, companyId: number | null, categoryId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commission ' || coalesce(${companyId}::text, '-') || ' '
    || coalesce(${categoryId}::text, '-'), 0))`.execute(db)
}

export async function findRate(
  db: Database,
  companyId: number | null,
  categoryId: number | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ rate: number }>`
    select rate from commission_rules
    where company_id is not distinct from ${companyId}::int and category_id is not distinct from ${categoryId}::int`.execute(
    db,
  )
  return rows[0]?.rate
}

export type NewRule = { companyId: number | null; categoryId: number | null; rate: number; at: Date }

/** The rule as it is now; `company_id` and `category_id` must exist. */
export async function upsertRule(db: Database, rule: NewRule): Promise<RuleRow> {
  const { rows } = await sql<RuleRow>`
    insert into commission_rules (company_id, category_id, rate, set_at)
    values (${rule.companyId}, ${rule.categoryId}, ${rule.rate}, ${rule.at})
    on conflict (company_id, category_id) do update set rate = excluded.rate, set_at = excluded.set_at
    returning ${columns}`.execute(db)
  return must(rows[0], 'the commission rule just written')
}

export async function deleteRule(db: Database, id: number): Promise<RuleRow | undefined> {
  const { rows } = await sql<RuleRow>`delete from commission_rules where id = ${id} returning ${columns}`.execute(db)
  return rows[0]
}
