import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { OfferVat } from '../../../values/vat.ts'
import type { AttributeValues, Titles } from '../../categories/contract.ts'
import { findTopCategories, typedTitles } from '../../categories/index.ts'
import { findCompaniesOnCards } from '../../companies/index.ts'
import type { Grade, ProductImage, ProductState, VersionView } from '../contract.ts'
import type { Facts } from '../rules/facts.ts'
import { factColumns } from './columns.ts'

/** Everything a list or a search index needs to know of a product. */
export type DocumentSource = Facts & {
  productId: number
  slug: string
  title: string
  /** As the seller typed it for other languages. */
  typedTitles: Titles | null
  brand: string
  model: string
  mpn: string | null
  ean: string | null
  erpCode: string | null
  state: ProductState
  grade: Grade | null
  deliveryDays: number
  vat: OfferVat
  currency: Currency
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

type Row = Omit<
  DocumentSource,
  'slug' | 'companyName' | 'companyCity' | 'holidayUntil' | 'sells' | 'topCategoryId' | 'vat'
> & { vatScheme: Exclude<OfferVat, 'exempt'> }

/** In id order; unknown ids are left out. A statement for the products, their companies and their categories each. */
export async function findDocumentSources(
  db: Database,
  ids: readonly number[],
): Promise<Omit<DocumentSource, 'slug'>[]> {
  const { rows } = await sql<Row>`
    select p.id as "productId", p.title, ${typedTitles} as "typedTitles", p.brand, p.model, p.mpn, p.ean, p.erp_code as "erpCode", p.state, p.grade,
      ${factColumns}, p.delivery_days as "deliveryDays", p.vat_scheme as "vatScheme", p.currency, p.attributes,
      array(select t.value->>'description' from jsonb_each(p.texts) t) as descriptions, p.images,
      coalesce(v.versions, '[]') as versions, p.company_id as "companyId", p.status = 'published' as published, p.category_id as "categoryId",
      p.created_at as "createdAt"
    from products p
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price, 'lastPrice', v.last_price,
        'quantity', v.quantity, 'attributes', v.attributes) order by v.position) as versions
      from versions v where v.product_id = p.id) v on true
    where p.id = any(${ids}::int[]) order by p.id`.execute(db)
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  const companies = new Map((await findCompaniesOnCards(db, companyIds)).map((company) => [company.id, company]))
  const tops = await findTopCategories(db, [...new Set(rows.map(({ categoryId }) => categoryId))])
  return rows.map(({ vatScheme, ...row }) => {
    const company = must(companies.get(row.companyId), `company ${row.companyId} of product ${row.productId}`)
    return {
      ...row,
      companyName: company.shortName,
      companyCity: company.city,
      holidayUntil: company.holidayUntil,
      sells: company.sells,
      vat: company.chargesVat ? vatScheme : 'exempt',
      topCategoryId: must(tops.get(row.categoryId), `category ${row.categoryId} of product ${row.productId}`),
    }
  })
}
