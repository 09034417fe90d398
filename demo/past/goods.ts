import { sql } from 'kysely'
import type { Deps } from '../../src/platform/deps.ts'
import { DEMO_SELLERS } from '../sellers.ts'

export type Good = { versionId: number; productId: number; price: number }
/** A company of the demo with what it has been selling for a year. */
export type Merchant = {
  key: string
  companyId: number
  ownerId: string
  shopIds: number[]
  goods: Good[]
}

/** Who sells what since before a moment, as it was loaded. */
export async function readMerchants({ db }: Pick<Deps, 'db'>, since: Date): Promise<Merchant[]> {
  const { rows } = await sql<{ name: string; companyId: number; ownerId: string; shopIds: number[]; goods: Good[] }>`
    select c.short_name as name, c.id as "companyId", m.user_id as "ownerId",
      (select json_agg(s.id order by s.id) from shops s where s.company_id = c.id) as "shopIds",
      (select json_agg(json_build_object('versionId', v.id, 'productId', p.id, 'price', v.price) order by v.id) from versions v
        join products p on p.id = v.product_id
        where p.company_id = c.id and p.created_at <= ${since} and p.status = 'published' and v.quantity > 0) as goods
    from companies c join company_members m on m.company_id = c.id and m.role = 'owner'`.execute(db)
  return DEMO_SELLERS.flatMap(({ key, shortName }) => {
    const found = rows.find(({ name }) => name === shortName)
    return found ? [{ key, ...found }] : []
  })
}
