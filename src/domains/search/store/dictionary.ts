import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type DictionaryRow = {
  id: number
  key: string
  value: string
  label: string
  number: number | null
  /** Documents that have it, as last counted. */
  documents: number
}

export async function findRevision(db: Database): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from search_state`.execute(db)
  return rows[0]?.revision ?? 0
}

export async function findDictionary(db: Database): Promise<DictionaryRow[]> {
  const { rows } = await sql<DictionaryRow>`
    select f.id, f.key, f.value, f.label, f.number, coalesce(s.listings, 0) as documents
    from facet_values f left join search_words s on s.word = '#' || f.id order by f.id`.execute(db)
  return rows
}
