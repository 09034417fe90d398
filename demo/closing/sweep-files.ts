import { readdir, rm, rmdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

/** Removes every file that nothing refers to any more, empty folders as well; answers how many. May be cut off and begun again. */
export async function sweepFiles(db: Database, folder: string): Promise<number> {
  const keys = await keysInUse(db)
  let removed = 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const folders: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) folders.push(path)
    else if (!keys.some((key) => belongsTo(relative(folder, path), key))) {
      await rm(path, { force: true })
      removed += 1
    }
  }
  // The deepest first; those that still hold something stay.
  for (const path of folders.sort((a, b) => b.length - a.length)) await rmdir(path).catch(() => undefined)
  return removed
}

/** `originals/site/ab.webp`, `sizes/site/ab-320.webp` and a document kept under its very key. */
function belongsTo(path: string, key: string): boolean {
  const place = path.replaceAll('\\', '/')
  return place === key || place === `originals/${key}.webp` || place.startsWith(`sizes/${key}-`)
}

async function keysInUse(db: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    select value->>'headerImageKey' as key from settings where key = 'site'
    union select value->>'thumbnailKey' from settings where key = 'site'
    union select photo_key from companies
    union select file_key from company_documents
    union select header_image_key from company_presentations
    union select thumbnail_key from company_presentations
    union select avatar from users`.execute(db)
  return rows.flatMap(({ key }) => (key ? [key] : []))
}
