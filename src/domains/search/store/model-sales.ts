import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** What was sold, by what offers are alike: `name` as in `model_sales`. */
export type SoldModel = { companyId: number; categoryId: number; name: string; step: number }

/** Notes that sales are counted this day; false: that was noted before, or there is nothing to find yet. */
export async function claimSalesDay(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`
    update search_state set sales_counted_on = ${day}::date
    where sales_counted_on is null or sales_counted_on < ${day}::date returning revision`.execute(db)
  return rows.length > 0
}

/** Writes how companies' models sell now, and says of which it has changed; of what is not among them nothing was sold. */
export async function saveModelSales(
  db: Database,
  companyIds: readonly number[],
  sold: readonly SoldModel[],
): Promise<Omit<SoldModel, 'step'>[]> {
  const { rows } = await sql<Omit<SoldModel, 'step'>>`
    with sold as materialized (
      select * from unnest(${sold.map((one) => one.companyId)}::int[], ${sold.map((one) => one.categoryId)}::int[],
        ${sold.map((one) => one.name)}::text[], ${sold.map((one) => one.step)}::smallint[]) as t(company_id, category_id, name, step)),
    gone as (
      delete from model_sales m where m.company_id = any(${companyIds}::int[]) and not exists (
        select from sold s where s.company_id = m.company_id and s.category_id = m.category_id and s.name = m.name)
      returning m.company_id, m.category_id, m.name),
    saved as (
      insert into model_sales as m (company_id, category_id, name, step) select company_id, category_id, name, step from sold
      on conflict (company_id, category_id, name) do update set step = excluded.step where m.step <> excluded.step
      returning m.company_id, m.category_id, m.name)
    select company_id as "companyId", category_id as "categoryId", name from (select * from gone union all select * from saved) changed
    order by 1, 2, 3`.execute(db)
  return rows
}

/** How products sell, by product; those of which too little is sold are left out. */
export async function findSalesSteps(
  db: Database,
  asked: readonly { id: number; companyId: number; categoryId: number; name: string }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; step: number }>`
    select a.id, m.step
    from unnest(${asked.map(({ id }) => id)}::int[], ${asked.map(({ companyId }) => companyId)}::int[],
      ${asked.map(({ categoryId }) => categoryId)}::int[], ${asked.map(({ name }) => name)}::text[]) as a(id, company_id, category_id, name)
    join model_sales m on m.company_id = a.company_id and m.category_id = a.category_id and m.name = a.name`.execute(db)
  return new Map(rows.map(({ id, step }) => [id, step]))
}
