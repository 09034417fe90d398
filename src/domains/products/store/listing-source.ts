import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AttributeValues } from '../../categories/contract.ts'
import type { Grade, ProductImage, ProductState, VersionView } from '../contract.ts'

/** Everything a list or a search index needs to know of a product. */
export type ListingSource = {
  productId: number
  slug: string
  title: string
  brand: string
  model: string
  mpn: string | null
  ean: string | null
  erpCode: string | null
  state: ProductState
  grade: Grade | null
  refurbished: boolean
  batteryHealth: number | null
  warrantyMonths: number
  deliveryDays: number
  currency: 'PLN' | 'EUR' | 'USD'
  attributes: AttributeValues
  /** Descriptions in all languages they are written in. */
  descriptions: string[]
  images: ProductImage[]
  versions: VersionView[]
  companyId: number
  companyName: string
  companyCity: string
  /** The last day of the holiday that the company is on (YYYY-MM-DD). */
  holidayUntil: string | null
  sells: boolean
  published: boolean
  categoryId: number
  topCategoryId: number
  createdAt: Date
}

export async function findListingSources(db: Database, ids: readonly number[]): Promise<Omit<ListingSource, 'slug'>[]> {
  const { rows } = await sql<Omit<ListingSource, 'slug'>>`
    select p.id as "productId", p.title, p.brand, p.model, p.mpn, p.ean, p.erp_code as "erpCode", p.state, p.grade, p.refurbished,
      p.battery_health as "batteryHealth", p.warranty_months as "warrantyMonths", p.delivery_days as "deliveryDays", p.currency, p.attributes,
      array(select t.value->>'description' from jsonb_each(p.texts) t) as descriptions, p.images,
      coalesce(v.versions, '[]') as versions, c.id as "companyId", c.short_name as "companyName", c.city as "companyCity",
      case when c.on_holiday then c.holiday_until::text end as "holidayUntil", c.sells, p.status = 'published' as published, p.category_id as "categoryId",
      coalesce(k.parent_id, k.id) as "topCategoryId", p.created_at as "createdAt"
    from products p
    join companies c on c.id = p.company_id
    join categories k on k.id = p.category_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price, 'lastPrice', v.last_price,
        'quantity', v.quantity, 'attributes', v.attributes) order by v.position) as versions
      from versions v where v.product_id = p.id) v on true
    where p.id = any(${ids}::int[]) order by p.id`.execute(db)
  return rows
}
