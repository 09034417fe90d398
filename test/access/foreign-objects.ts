import type { ImportView } from '../../src/domains/imports/contract.ts'
import { bearer } from '../factories/api-key.ts'
import { aPicture, upload } from '../factories/company.ts'
import type { TestMarket } from '../market.ts'
import type { World } from './world.ts'

export type ForeignObjects = Awaited<ReturnType<typeof foreignObjects>>

const TABLE = 'erp_code;title;brand;category;price\nA-1;Laptop;Lenovo;laptops;100\n'

/** What a label is for, as far as it is shown. */
const LABELLED = {
  ...{ way: 'locker', point: 'KRA01M', handOver: 'locker', cash: null, insured: null },
  receiver: { company: null, firstName: 'Ola', lastName: 'Lis', email: 'ola@example.com', phone: '', address: null },
  parcels: [{ size: 'small', length: 640, width: 380, height: 80, weight: 1000 }],
}

/** What a company has besides its world: runs, imports, exports and a device, each made in its own way. */
export async function foreignObjects(market: TestMarket, world: World) {
  const auth = bearer(world.people.owner.token)
  const at = `/api/companies/${world.companyId}`
  const importAs = async (companyId: number, by: Record<string, string>, table = TABLE): Promise<ImportView> => {
    const { status, json } = await upload(
      market,
      'POST',
      `/api/companies/${companyId}/imports?name=a.csv`,
      Buffer.from(table),
      by,
    )
    if (status !== 201) throw new Error(JSON.stringify(json))
    return json
  }
  const runImport = async (companyId: number, by: Record<string, string>, table: string): Promise<ImportView> => {
    const { id } = await importAs(companyId, by, table)
    const path = `/api/companies/${companyId}/imports/${id}`
    const started = await market.api('POST', `${path}/run`, undefined, by)
    if (started.status >= 300) throw new Error(started.text)
    await market.runJobs()
    return (await market.api('GET', path, undefined, by)).json
  }
  const made = await importAs(world.companyId, auth)
  const change = { kind: 'deliveryDays', days: 3 }
  const bulk = await market.api('POST', `${at}/products/bulk`, { selection: { ids: [world.productId] }, change }, auth)
  const exported = await market.api('POST', `${at}/exports`, { format: 'csv' }, auth)
  await market.runJobs()
  const { rows: devices } = await market.query(
    `insert into units (code, name, facts_group, number_kind, number_sealed, number_hash, last4, company_id, product_id, created_at)
     values (upper(left(md5($2::bytea), 12)), 'Phone 12', 'phones', 'imei', '', $2, '1234', $3, $1, now()) returning id`,
    [world.productId, Buffer.from(world.nonsense()), world.companyId],
  )
  const { rows: categories } = await market.query(
    `insert into categories (reading, slug, names, icon, position, attributes)
     values ('cosmetics', 'perfumy', '{"pl-PL": "Perfumy"}', 'box', 0, '[]') returning id`,
  )
  const { rows: names } = await market.query(
    `select p.erp_code as code, s.title as shop from products p join shops s on s.company_id = p.company_id where p.id = $1`,
    [world.productId],
  )
  // Under a name that no other house has.
  const shop = `Salon ${world.nonsense().slice(0, 8)}`
  await market.query('update shops set title = $2 where id = $1', [world.shopId, shop])
  // An invoice of the commission that the company owes.
  const { rows: documents } = await market.query(
    `insert into documents (company_id, kind, series, year, sequence, number, buyer_company_id, key, currency, total, content, hash, issued_at)
     values ($1, 'commissionInvoice', 'P', 2026, $2, $3, $1, $3, 'PLN', 0, '{}', '', now()) returning id`,
    [world.companyId, world.companyId, `commission ${world.companyId}`],
  )
  const { rows: payouts } = await market.query(
    `with batch as (
      insert into payout_batches (currency, channel, status, approvals, created_by, created_at, approved_by, approved_at)
      values ('PLN', 'bankFile', 'approved', 1, $2, now(), $2, now()) returning id)
    insert into payout_lines (batch_id, company_id, currency, amount, status, payee)
    select id, $1, 'PLN', 100, 'approved', '{"name": "", "iban": null}' from batch returning id`,
    [world.companyId, world.people.operator.id],
  )
  const { rows: reviews } = await market.query(
    `insert into reviews (order_item_id, order_id, company_id, product_id, title, score, comment, author, locale, written_at)
     select i.id, o.id, o.company_id, i.product_id, i.title, 4, '', 'Anna K.', 'pl-PL', now()
     from orders o join order_items i on i.order_id = o.id where o.number = $1 limit 1 returning id`,
    [world.orderNumber],
  )
  const { rows: cases } = await market.query(
    `insert into return_cases (order_id, company_id, position, kind, status, name, email, words, opened_at, updated_at)
     select id, company_id, 1, 'claim', 'opened', 'Ola Lis', 'ola@example.com', '', now(), now() from orders where number = $1
     returning id`,
    [world.orderNumber],
  )
  const { rows: labels } = await market.query(
    `insert into labels (company_id, order_id, order_number, carrier, consignment, pieces, state, reason, batch_id, requested_at)
     select company_id, id, number, 'inpost', $2, '[]', 'failed', 'other', gen_random_uuid(), now() from orders where number = $1
     returning id`,
    [world.orderNumber, JSON.stringify(LABELLED)],
  )
  const { rows: findings } = await market.query(
    `insert into cash_findings (company_id, carrier, kind, order_id, order_number, expected, found, currency, found_at)
     select company_id, 'dpd', 'less', id, number, 2, 1, 'PLN', now() from orders where number = $1 returning id`,
    [world.orderNumber],
  )
  const { rows: collections } = await market.query(
    `insert into collections (company_id, carrier, sender, day, from_time, until_time, note, state, automatic, requested_at)
     values ($1, 'inpost', '{}', '2026-11-25', '09:00', '16:00', '', 'uncertain', false, now()) returning id`,
    [world.companyId],
  )
  const { rows: senders } = await market.query(
    `insert into sender_addresses (company_id, name, contact, phone, email, street, postal_code, city, country)
     values ($1, 'Magazyn', '', '+48 600 100 200', 'm@example.com', 'Długa 2', '31-147', 'Kraków', 'PL') returning id`,
    [world.companyId],
  )
  const kept = await market.api('PUT', `${at}/order-filters`, { name: 'theirs', filter: {} }, auth)
  const noted = await market.api('POST', `${at}/orders/${world.orderNumber}/notes`, { text: 'ours' }, auth)
  const received = await market.api('POST', `${at}/units`, { units: [{ name: 'Phone', group: 'phones' }] }, auth)
  const ids: [RegExp, number | string][] = [
    [/\/units\/999999999999/, received.json.results[0].unit.code],
    [/\/notes\/999999/, noted.json.notes[0].id],
    [/\/order-filters\/999999/, kept.json.filters[0].id],
    [/\/received-reviews\/999999/, Number(reviews[0].id)],
    [/\/collections\/999999/, Number(collections[0].id)],
    [/\/senders\/999999/, Number(senders[0].id)],
    [/\/cash-findings\/999999/, Number(findings[0].id)],
    [/\/labels\/999999/, Number(labels[0].id)],
    [/\/returns\/999999/, Number(cases[0].id)],
    [/\/payouts\/999999/, Number(payouts[0].id)],
    [/\/commission-documents\/999999/, Number(documents[0].id)],
    [/\/issued-documents\/999999/, Number(documents[0].id)],
    [/\/imports\/999999/, made.id],
    [/\/exports\/999999/, exported.json.id],
    [/\/bulk-runs\/999999/, bulk.json.id],
  ]
  return {
    deviceId: devices[0].id as number,
    foreignCategoryId: categories[0].id as number,
    names: { code: names[0].code as string, shop },
    ownImport: made,
    shopPictureKey: '',
    ...{ importAs, runImport },
    /** A path of the matrix with the real object where the matrix names one that nobody has. */
    nameIn(_key: string, path: string): string {
      const [found, id] = ids.find(([pattern]) => pattern.test(path)) ?? []
      return found ? path.replace(found, (whole) => whole.replace(/999999+/, String(id))) : path
    },
    /** All of the company's goods, as one text. */
    async snapshot(): Promise<string> {
      const { rows } = await market.query(
        `select p.*, (select json_agg(v order by v.id) from versions v where v.product_id = p.id) as versions
         from products p where p.company_id = $1 order by p.id`,
        [world.companyId],
      )
      return JSON.stringify(rows)
    },
  }
}

/** A picture that the company sent for a shop and no shop shows yet. */
export async function aShopPicture(market: TestMarket, world: World): Promise<string> {
  const bytes = await aPicture(9, 9).png().toBuffer()
  const path = `/api/companies/${world.companyId}/shop-pictures`
  return (await upload(market, 'POST', path, bytes, bearer(world.people.owner.token))).json.key
}

/** Everything that is kept, but for who asked when and what lists are behind with. */
export async function stateOf(market: TestMarket): Promise<string> {
  const { rows: tables } = await market.query(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('throttles', 'sessions', 'idempotency_keys', 'assortment', 'assortment_changes') order by 1`,
  )
  const sums = tables.map(
    ({ name }) => `select '${name}', md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
  )
  return JSON.stringify((await market.query(`${sums.join(' union all ')} order by 1`)).rows)
}
