import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { RowDraft } from '../rules/row-draft.ts'

/** Rows of one product: each is one of its things, or a version. */
const MOST_ROWS_OF_PRODUCT = 250

export type StagedRow = { line: number; productKey: string; versionName: string; draft: RowDraft }

/** Keeps rows that were read and are not refused. */
export async function insertRows(db: Database, importId: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into import_rows (import_id, line, product_key, version_name, draft)
    select ${importId}, line, "productKey", "versionName", draft
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(line int, "productKey" text, "versionName" text, draft jsonb)`.execute(
    db,
  )
}

export async function deleteRows(db: Database, importId: number): Promise<void> {
  await sql`delete from import_rows where import_id = ${importId}`.execute(db)
}

/**
 * Puts rows of the same product together and numbers products by their first rows. A version named twice counts once, unless its rows
 * tell its things: later rows are
 * refused (`row_twice`), as are those beyond so many versions. Returns the number of products.
 */
export async function numberProducts(db: Database, importId: number, mostVersions: number): Promise<number> {
  // The rows have just come: nobody has told the planner how many they are.
  await sql`analyze import_rows`.execute(db)
  await sql`
    with ranked as (
      select line, row_number() over (partition by product_key, version_name order by line) as nth,
        -- Rows of one version are its things where one of them says so.
        bool_or(draft ? 'things') over (partition by product_key, version_name) as told,
        row_number() over (partition by product_key order by line) > ${MOST_ROWS_OF_PRODUCT} as many,
        first_value(line) over (partition by product_key, version_name order by line) as first_line,
        dense_rank() over (partition by product_key order by version_name) as version_no, product_key, version_name
      from import_rows where import_id = ${importId}),
    surplus as (
      select *, nth > 1 and not told as twice from ranked where (nth > 1 and not told) or version_no > ${mostVersions} or many),
    gone as (
      delete from import_rows r using surplus s where r.import_id = ${importId} and r.line = s.line)
    insert into import_problems (import_id, line, field, value, code, params, severity, found)
    select ${importId}, line, case when twice or many then 'erpCode' else 'versionName' end,
      case when twice or many then product_key else version_name end, case when twice then 'row_twice' else 'more_than_allowed' end,
      case when twice then jsonb_build_object('line', first_line)
        else jsonb_build_object('maximum', case when many then ${MOST_ROWS_OF_PRODUCT}::int else ${mostVersions}::int end) end,
      'rejected', 'reading'
    from surplus`.execute(db)
  await sql`
    update import_rows r set product_no = n.number
    from (select line, dense_rank() over (order by first_line) as number
      from (select line, min(line) over (partition by product_key) as first_line from import_rows where import_id = ${importId}) f) n
    where r.import_id = ${importId} and r.line = n.line`.execute(db)
  const { rows } = await sql<{ count: number | null }>`
    select max(product_no) as count from import_rows where import_id = ${importId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Rows of the next so many products, in order. */
export async function findProductRows(
  db: Database,
  importId: number,
  page: { after: number; limit: number },
): Promise<(StagedRow & { productNo: number })[]> {
  const { rows } = await sql<StagedRow & { productNo: number }>`
    select line, product_key as "productKey", version_name as "versionName", draft, product_no as "productNo"
    from import_rows
    where import_id = ${importId} and product_no > ${page.after} and product_no <= ${page.after + page.limit}
    order by product_no, line`.execute(db)
  return rows
}
