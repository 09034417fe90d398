import { sql } from 'kysely'

/** Titles that the seller of product `p` typed for other languages, as an object by language; null where there are none. */
export const typedTitles = sql`(select jsonb_object_agg(t.key, t.value->>'title') from jsonb_each(p.texts) t where t.value ? 'title')`
