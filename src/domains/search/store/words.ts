import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Candidate } from '../../search-language/index.ts'

/** How many documents hold each lexeme, in the order asked; 0 for words nobody uses. */
export async function findFrequencies(db: Database, lexemes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ documents: number }>`
    select coalesce(s.listings, 0) as documents
    from unnest(${lexemes}::text[]) with ordinality as asked(word, at) left join search_words s using (word)
    order by at`.execute(db)
  return rows.map((row) => row.documents)
}

/** Words that look like one of the given ones, the most similar first, at most thirty for each. */
export async function findSimilarWords(db: Database, words: readonly string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select near.word, near.listings as frequency
    from unnest(${words}::text[]) as asked(word)
    cross join lateral (
      select s.word, s.listings from search_words s
      where s.word >= 'a' and s.word % asked.word
      order by similarity(s.word, asked.word) desc, s.listings desc limit 30) near`.execute(db)
  return rows
}

/** Words that begin so, the most used first. The prefix holds letters and digits only. */
export async function findWordsFrom(db: Database, prefix: string, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select word, listings as frequency from search_words
    where word like ${`${prefix}%`} order by listings desc, word limit ${limit}`.execute(db)
  return rows
}
