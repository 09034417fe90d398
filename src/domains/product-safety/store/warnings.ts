import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OfferSafetyBody, WarningTexts } from '../contract.ts'

export type CategoryWarning = { categoryId: number; texts: WarningTexts }

export async function findWarnings(db: Database): Promise<CategoryWarning[]> {
  const { rows } = await sql<CategoryWarning>`
    select category_id as "categoryId", texts from category_warnings order by category_id`.execute(db)
  return rows
}

export async function saveWarning(db: Database, { categoryId, texts }: CategoryWarning, at: Date): Promise<void> {
  await sql`
    insert into category_warnings (category_id, texts, updated_at) values (${categoryId}, ${JSON.stringify(texts)}::jsonb, ${at})
    on conflict (category_id) do update set texts = excluded.texts, updated_at = excluded.updated_at`.execute(db)
}

export async function deleteWarning(db: Database, categoryId: number): Promise<void> {
  await sql`delete from category_warnings where category_id = ${categoryId}`.execute(db)
}

export type OfferSafety = OfferSafetyBody & { productId: number }

export async function findOfferSafety(db: Database, productIds: readonly number[]): Promise<OfferSafety[]> {
  const { rows } = await sql<OfferSafety>`
    select product_id as "productId", maker, responsible, warnings, green_proof as "greenProof", energy from offer_safety
    where product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** Writes what a seller says of one offer over what was said; the caller holds the offer. */
export async function saveOfferSafety(
  db: Database,
  productId: number,
  safety: OfferSafetyBody,
  at: Date,
): Promise<void> {
  const { maker, responsible, warnings, greenProof, energy } = safety
  await sql`
    insert into offer_safety (product_id, maker, responsible, warnings, green_proof, energy, updated_at)
    values (${productId}, ${maker && JSON.stringify(maker)}::jsonb, ${responsible && JSON.stringify(responsible)}::jsonb,
      ${JSON.stringify(warnings)}::jsonb, ${greenProof ?? ''}, ${energy ? JSON.stringify(energy) : null}::jsonb, ${at})
    on conflict (product_id) do update set maker = excluded.maker, responsible = excluded.responsible, warnings = excluded.warnings,
      green_proof = coalesce(${greenProof ?? null}::text, offer_safety.green_proof),
      energy = case when ${energy === undefined} then offer_safety.energy else excluded.energy end,
      updated_at = excluded.updated_at`.execute(db)
}

/** Those of these products whose sellers prove what they claim of the environment. */
export async function findProved(db: Database, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from offer_safety where product_id = any(${productIds}::int[]) and green_proof <> ''`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
