import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderFile } from '../all/contract.ts'
import { type OrderRow, orderViewColumns } from './purchases.ts'

export type StoredFile = { row: OrderRow; more: FileRow }
type FileRow = Pick<
  OrderFile,
  | 'buyer'
  | 'locale'
  | 'signedIn'
  | 'shippingAddress'
  | 'invoice'
  | 'sellerAmount'
  | 'commission'
  | 'together'
  | 'events'
> & { placedAt: Date }

/** Any order with all that is known of it; undefined where there is none of that number. Two statements. */
export async function findFile(db: Database, number: string): Promise<StoredFile | undefined> {
  const { rows: found } = await sql<OrderRow>`select ${orderViewColumns} from orders where number = ${number}`.execute(
    db,
  )
  const { rows: more } = await sql<FileRow>`
    select o.placed_at as "placedAt", p.locale, p.user_id is not null as "signedIn", o.seller_amount as "sellerAmount", p.invoice,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone) as buyer,
      case when o.method <> 'store_pickup' then p.shipping_address end as "shippingAddress",
      json_build_object('rate', o.commission->'rate', 'net', o.commission->'net', 'vat', o.commission->'vat') as commission,
      (select coalesce(json_agg(json_build_object('number', s.number, 'seller', s.seller->'name', 'status', s.status,
          'paymentStatus', s.payment_status, 'method', s.method) order by s.id), '[]')
        from orders s where s.purchase_id = o.purchase_id and s.id <> o.id) as together,
      (select coalesce(json_agg(json_build_object('at', e.at, 'to', e.to_status, 'note', e.note,
          'cancelled', case when e.detail ? 'reason' then e.detail end) order by e.id), '[]')
        from order_events e where e.order_id = o.id) as events
    from orders o join purchases p on p.id = o.purchase_id where o.number = ${number}`.execute(db)
  return found[0] && more[0] && { row: found[0], more: more[0] }
}
