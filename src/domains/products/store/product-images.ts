import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type SavedImage = { key: string; width: number; height: number }

/** Notes a picture of a company that no product shows yet. */
export async function insertImage(db: Database, companyId: number, image: SavedImage, at: Date): Promise<void> {
  await sql`insert into product_images (key, company_id, width, height, unused_since)
    values (${image.key}, ${companyId}, ${image.width}, ${image.height}, ${at})`.execute(db)
}

/** A picture of the company by its key; undefined for those of others. Sizes in pixels. */
export async function findImage(db: Database, companyId: number, key: string): Promise<SavedImage | undefined> {
  const { rows } = await sql<SavedImage>`
    select key, width, height from product_images where key = ${key} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Pictures of the company by key; those of others are not found. */
export async function findOwnImages(
  db: Database,
  companyId: number,
  keys: readonly string[],
): Promise<Map<string, SavedImage>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<SavedImage>`
    select key, width, height from product_images where company_id = ${companyId} and key = any(${keys}::text[])`.execute(
    db,
  )
  return new Map(rows.map((image) => [image.key, image]))
}

/** Takes pictures of the company into use; those that are not answered are not its own. */
export async function claimImages(db: Database, companyId: number, keys: readonly string[]): Promise<SavedImage[]> {
  const { rows } = await sql<SavedImage>`
    update product_images set unused_since = null where key = any(${keys}::text[]) and company_id = ${companyId}
    returning key, width, height`.execute(db)
  return rows
}

/** A product stopped showing these; another one may still. */
export async function releaseImages(db: Database, companyId: number, keys: readonly string[], at: Date): Promise<void> {
  await sql`update product_images set unused_since = ${at} where key = any(${keys}::text[]) and company_id = ${companyId}`.execute(
    db,
  )
}

/**
 * Deletes pictures that no product of their company has shown since then, and notes as used those that one does. Returns the keys that
 * belong to no company any more.
 */
export async function deleteUnusedImages(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with stale as materialized (
      select key, company_id from product_images where unused_since < ${before} order by unused_since limit ${limit} for update skip locked),
    shown as materialized (
      select distinct i ->> 'key' as key, p.company_id from products p, jsonb_array_elements(p.images) i
      where p.company_id in (select company_id from stale) and i ->> 'key' in (select key from stale)),
    kept as (
      update product_images set unused_since = null from shown
      where product_images.key = shown.key and product_images.company_id = shown.company_id),
    gone as (
      delete from product_images i using stale s where i.key = s.key and i.company_id = s.company_id
        and not exists (select from shown where shown.key = s.key and shown.company_id = s.company_id)
      returning i.key)
    select key from gone`.execute(db)
  return rows.map((row) => row.key)
}

/** Whether any company still has the picture, so that its file must stay. */
export async function isImageKnown(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from product_images where key = ${key} limit 1`.execute(db)
  return rows.length > 0
}
