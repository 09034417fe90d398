import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderFacts } from '../../orders/contract.ts'
import { orderConditions, shipments } from '../../orders/index.ts'
import type { SellerOrder } from '../contract.ts'

export type FoundOrder = Omit<SellerOrder, 'placedAt' | 'shipment' | 'shipments' | 'events' | keyof OrderFacts> & {
  facts: orderConditions.StoredFacts
  placedAt: Date
  shipment: shipments.StoredShipment | null
  shipments: shipments.StoredPart[]
  events: SellerOrder['events']
}

/** An order of the company with all that its seller may know; undefined for orders of others. One statement. */
export async function findOrder(db: Database, companyId: number, number: string): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`
    select o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", o.method,
      o.cash_on_delivery as "cashOnDelivery", o.takes_old_device as "takesOldDevice", o.pickup, ${orderConditions.arrivesOf('o')} as arrives, o.parcels, o.goods, o.delivery, o.total, ${orderConditions.vatOf('o')} as vat, o.amount_paid as "amountPaid",
      o.given_back as "givenBack", o.currency, ${orderConditions.factsOf('o')} as facts,
      o.seller_amount as "sellerAmount",
      json_build_object('rate', o.commission->'rate', 'net', o.commission->'net', 'vat', o.commission->'vat') as commission,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone) as buyer,
      p.locale, case when o.method <> 'store_pickup' then p.shipping_address end as "shippingAddress", p.invoice,
      (select json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'shippedAt', shipped_at)
        from shipments where order_id = o.id order by id desc limit 1) as shipment, coalesce(${shipments.shipmentsOf('o.id')}, '[]') as shipments,
      (select json_agg(json_build_object('productId', product_id, 'versionId', version_id, 'title', title,
          'versionName', version_name, 'state', state, 'imageKey', image_key, 'quantity', quantity, 'givenUp', given_up, 'unitPrice', unit_price,
          'lineTotal', line_total, 'facts', coalesce(facts, '[]'), 'warrantyMonths', warranty_months, 'toSend', ${shipments.toSend('i', 'o')}, 'vatScheme', vat_scheme, 'erpCode', erp_code) order by id)
        from order_items i where order_id = o.id) as items,
      (select json_agg(json_build_object('at', at, 'from', from_status, 'to', to_status, 'note', note,
          'detail', case when detail ? 'carrier' then detail end,
          'cancelled', case when detail ? 'reason' then detail end)
          order by id)
        from order_events where order_id = o.id) as events
    from orders o join purchases p on p.id = o.purchase_id
    where o.number = ${number} and o.company_id = ${companyId}`.execute(db)
  return rows[0]
}
