import { sql } from 'kysely'
import { companyConditions } from '../../companies/index.ts'

// The columns of a product, each list once: a further field gets a name in each.

/** Plain facts of product `p`. */
export const factColumns = sql`p.refurbished, p.battery_health as "batteryHealth", p.warranty_months as "warrantyMonths"`

/** How product `p` is taxed for who buys it. */
export const vatColumn = sql`case when ${companyConditions.chargesVat('p.company_id')} then p.vat_scheme else 'exempt' end as vat`

/** What everybody may know of product `p`; its versions, its times and its seller's codes aside. */
export const productColumns = sql`p.category_id as "categoryId", p.title, p.brand, p.model, p.mpn, p.texts, p.state, p.grade,
  ${factColumns}, p.defects, p.ean, p.delivery_days as "deliveryDays", p.vat_scheme as "vatScheme", p.attributes, p.images,
  p.shop_ids as "shopIds", p.status, p.report`

/** Products as the program has them: rows of a `jsonb_to_recordset`. */
export const productRecord = sql`t(id int, index int, "categoryId" int, title text, brand text, model text, mpn text, texts jsonb,
  state text, grade text, refurbished boolean, "batteryHealth" smallint, "warrantyMonths" smallint, defects jsonb, "erpCode" text,
  ean text, "productIndex" text, "deliveryDays" smallint, "vatScheme" text, currency text, attributes jsonb, images jsonb,
  "shopIds" jsonb, status text, "parcelSize" text, report jsonb)`

/** Columns of a new product, and their values from a record `t`, in the same order. */
export const newColumns = sql`category_id, title, brand, model, mpn, texts, state, grade, refurbished, battery_health, warranty_months,
  defects, erp_code, ean, product_index, delivery_days, vat_scheme, currency, attributes, images, shop_ids, status, parcel_size, report`
export const newValues = sql`t."categoryId", t.title, t.brand, t.model, t.mpn, t.texts, t.state, t.grade, t.refurbished, t."batteryHealth",
  t."warrantyMonths", t.defects, t."erpCode", t.ean, t."productIndex", t."deliveryDays", t."vatScheme", t.currency, t.attributes, t.images,
  array(select jsonb_array_elements_text(t."shopIds")::int), t.status, t."parcelSize", nullif(t.report, '{}')`

/** Writes a record `t` over product `p`; its code, currency and status aside. A report that the record has none of stays; `{}` takes it away. */
export const changedColumns = sql`category_id = t."categoryId", title = t.title, brand = t.brand, model = t.model, mpn = t.mpn,
  texts = t.texts, state = t.state, grade = t.grade, refurbished = t.refurbished, battery_health = t."batteryHealth",
  warranty_months = t."warrantyMonths", defects = t.defects, ean = t.ean, product_index = t."productIndex",
  delivery_days = t."deliveryDays", vat_scheme = t."vatScheme", parcel_size = coalesce(t."parcelSize", p.parcel_size),
  attributes = t.attributes, images = t.images, shop_ids = array(select jsonb_array_elements_text(t."shopIds")::int),
  report = nullif(coalesce(t.report, p.report), '{}')`

/**
 * By what offers of a seller are sold as one, of the product behind a column: category and name, which is brand and model in small letters,
 * or '#' and its id where it names no model or is damaged. A subquery of one row; none for a product that is gone.
 */
export const soldAs = (productId: string) => sql`(
  select category_id, ${soldName} as name from products where id = ${sql.ref(productId)})`

/** The name of it, of a row of `products`. */
export const soldName = sql`case when model <> '' and state <> 'damaged' then lower(brand || ' ' || model) else '#' || id end`
