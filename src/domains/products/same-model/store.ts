import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { VersionView } from '../contract.ts'
import { factColumns, vatColumn } from '../store/columns.ts'
import type { OfModel } from './compare-offers.ts'

/** Looked at of each state, the newest first: a model that everybody sells costs no more than this. */
const MOST_EACH = 60

/** The offer and others of its brand, model and category, of whoever may sell: one statement by the index of models, and no more rows than that. */
export async function findOfModel(db: Database, id: number): Promise<OfModel[]> {
  const { rows } = await sql<OfModel & { versions: VersionView[] }>`
    with own as materialized (
      select id, category_id, lower(brand) as brand, lower(model) as model from products where id = ${id} and status = 'published'),
    alike as materialized (
      select id from own
      union
      select q.id from own cross join unnest(array['new', 'used', 'damaged']) as s(state) cross join lateral (
        select p.id from products p
        where p.status = 'published' and p.model <> '' and p.category_id = own.category_id and lower(p.brand) = own.brand
          and lower(p.model) = own.model and p.state = s.state
        order by p.id desc limit ${sql.lit(MOST_EACH)}) q)
    select p.id, p.company_id as "companyId", p.category_id as "categoryId", p.state, p.grade, ${factColumns}, p.currency, ${vatColumn},
      p.attributes, (
        select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'quantity', v.quantity,
          'attributes', v.attributes) order by v.price, v.id), '[]')
        from versions v where v.product_id = p.id) as versions
    from alike join products p using (id) order by p.id`.execute(db)
  return rows
}
