import type { TestMarket } from '../market.ts'

/** The market's own company: approved, running the market. Returns its id. */
export async function anOwner(market: TestMarket, taxId = '5252344078'): Promise<number> {
  const { rows } = await market.query(
    `insert into companies (name, short_name, street, postal_code, city, country, tax_id, email, phone, status, operates_market)
     values ('Obieg S.A.', 'Obieg', 'ul. Rynek 1', '50-101', 'Wrocław', 'PL', $1, 'biuro@obieg.example.com', '+48710000000',
       'approved', true) returning id`,
    [taxId],
  )
  return rows[0].id
}

type Settings = { issuer?: 'market' | 'seller'; vatStatus?: 'active' | 'exempt'; exemption?: string | null }

/** What a company says of its documents; the market issues them unless said otherwise. */
export async function documentSettings(market: TestMarket, companyId: number, over: Settings = {}): Promise<void> {
  const { issuer = 'market', vatStatus = 'active', exemption = null } = over
  await market.query(
    `insert into document_settings (company_id, issuer, vat_status, exemption) values ($1, $2, $3, $4)
     on conflict (company_id) do update set issuer = $2, vat_status = $3, exemption = $4`,
    [companyId, issuer, vatStatus, exemption],
  )
  await market.query(`update companies set charges_vat = $2 where id = $1`, [companyId, vatStatus === 'active'])
}

/** The goods of an order have left, as its seller would say. */
export async function handOver(market: TestMarket, orderId: number, at = market.deps.now()): Promise<void> {
  await market.query(`update orders set status = 'shipped' where id = $1`, [orderId])
  await market.query(
    `insert into order_events (order_id, from_status, to_status, note, at) values ($1, 'confirmed', 'shipped', 'shipped', $2)`,
    [orderId, at],
  )
}
