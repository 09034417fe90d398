import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { productImages } from '../../products/index.ts'
import type { PictureSource } from '../rules/picture-sources.ts'

/** `key`: of a picture that the company has. */
export type KnownPicture = { source: string; key: string }
/** `publish`: the product waits for nothing but its pictures. */
export type PictureTask = { productId: number; line: number; sources: PictureSource[]; publish: boolean }

/** Pictures of the company that were fetched before and are still there, by source. */
export async function findPictures(
  db: Database,
  companyId: number,
  sources: readonly string[],
): Promise<KnownPicture[]> {
  if (sources.length === 0) return []
  const { rows } = await sql<KnownPicture>`
    select source, key from import_pictures
    where company_id = ${companyId} and source = any(${sources}::text[])`.execute(db)
  const there = await productImages.findOwnImages(
    db,
    companyId,
    rows.map(({ key }) => key),
  )
  return rows.filter(({ key }) => there.has(key))
}

/** Remembers where a picture came from. */
export async function savePicture(db: Database, companyId: number, { source, key }: KnownPicture): Promise<void> {
  await sql`
    insert into import_pictures (company_id, source, key) values (${companyId}, ${source}, ${key})
    on conflict (company_id, source) do update set key = excluded.key`.execute(db)
}

/** Notes products that wait for pictures; returns how many. */
export async function addTasks(db: Database, importId: number, tasks: readonly PictureTask[]): Promise<number> {
  if (tasks.length === 0) return 0
  const { rows } = await sql`
    insert into import_picture_tasks (import_id, product_id, line, sources, publish)
    select ${importId}, "productId", line, sources, publish
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as t("productId" int, line int, sources jsonb,
      publish boolean)
    on conflict do nothing returning 1`.execute(db)
  return rows.length
}

export async function findTasks(db: Database, importId: number, limit: number): Promise<PictureTask[]> {
  const { rows } = await sql<PictureTask>`
    select product_id as "productId", line, sources, publish from import_picture_tasks
    where import_id = ${importId} order by product_id limit ${limit}`.execute(db)
  return rows
}

/** Ends a task; false when somebody else has. */
export async function endTask(db: Database, importId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from import_picture_tasks where import_id = ${importId} and product_id = ${productId} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function deleteTasks(db: Database, importId: number): Promise<void> {
  await sql`delete from import_picture_tasks where import_id = ${importId}`.execute(db)
}
