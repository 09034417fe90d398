import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { DEFAULT_CURRENCY } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { BulkFacts, BulkRunRow } from '../contract.ts'

/** Products of a run that a step has not met yet, in id order. */
export async function findWaiting(db: Database, runId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from bulk_rows where run_id = ${runId} and outcome = 'waiting' order by product_id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export type ChangedRow = { productId: number; before: BulkFacts; after: BulkFacts }

/** What a run has changed and nobody has taken back yet, in id order. */
export async function findChanged(db: Database, runId: number, limit: number): Promise<ChangedRow[]> {
  const { rows } = await sql<{ productId: number; before: BulkFacts | null; after: BulkFacts | null }>`
    select product_id as "productId", before, after from bulk_rows
    where run_id = ${runId} and outcome = 'changed' order by product_id limit ${limit}`.execute(db)
  return rows.map(({ productId, before, after }) => ({
    productId,
    before: must(before, `what product ${productId} was before run ${runId}`),
    after: must(after, `what product ${productId} was after run ${runId}`),
  }))
}

export type MetRow = {
  productId: number
  outcome: 'changed' | 'same' | 'refused' | 'undone' | 'skipped'
  reason: string | null
  before?: BulkFacts | null
  after?: BulkFacts | null
}

/** Writes down what became of products, and counts them in their run. What they were before stays where it is not said anew. */
export async function writeRows(db: Database, runId: number, met: readonly MetRow[]): Promise<void> {
  await sql`
    with met as (
      update bulk_rows set outcome = t.outcome, reason = t.reason, before = coalesce(t.before, bulk_rows.before),
        after = coalesce(t.after, bulk_rows.after)
      from jsonb_to_recordset(${JSON.stringify(met)}::jsonb)
        as t("productId" int, outcome text, reason text, before jsonb, after jsonb)
      where run_id = ${runId} and product_id = t."productId" returning t.outcome)
    update bulk_runs set changed = bulk_runs.changed + n.changed, same = bulk_runs.same + n.same, refused = bulk_runs.refused + n.refused,
      undone = bulk_runs.undone + n.undone, skipped = bulk_runs.skipped + n.skipped
    from (select count(*) filter (where outcome = 'changed') as changed, count(*) filter (where outcome = 'same') as same,
      count(*) filter (where outcome = 'refused') as refused, count(*) filter (where outcome = 'undone') as undone,
      count(*) filter (where outcome = 'skipped') as skipped from met) n
    where id = ${runId}`.execute(db)
}

/** What a run did to each product, in id order after the given one. */
export async function findRunRows(
  db: Database,
  { runId, companyId }: { runId: number; companyId: number },
  { outcome, after, limit }: { outcome: string | null; after: number; limit: number },
): Promise<BulkRunRow[]> {
  const { rows } = await sql<BulkRunRow>`
    select r.product_id as "productId", p.title, coalesce(p.currency, ${DEFAULT_CURRENCY}) as currency, r.outcome, r.reason, r.before, r.after
    from bulk_rows r left join products p on p.id = r.product_id and p.company_id = ${companyId}
    where r.run_id = ${runId} and r.product_id > ${after} and (${outcome}::text is null or r.outcome = ${outcome}::text)
    order by r.product_id limit ${limit}`.execute(db)
  return rows
}
