import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** A company's orders with who bought, what, and what happened, behind an id and in their order; never the key that opens an order to whoever has it. */
export async function findOrdersOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select o.id, to_jsonb(o) - '{words,purchase_id,seller}'::text[] || jsonb_build_object(
      'buyer', jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'phone', p.phone,
        'shipping_address', p.shipping_address, 'invoice', p.invoice, 'locale', p.locale),
      'items', (select jsonb_agg(to_jsonb(i) - 'order_id' order by i.id) from order_items i where i.order_id = o.id),
      'events', (select jsonb_agg(jsonb_build_object('from', e.from_status, 'to', e.to_status, 'note', e.note, 'at', e.at) order by e.id)
        from order_events e where e.order_id = o.id)) as row
    from orders o join purchases p on p.id = o.purchase_id
    where o.company_id = ${companyId} and o.id > ${after} order by o.id limit ${limit}`.execute(db)
  return rows
}
