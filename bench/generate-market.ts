import { sql } from 'kysely'
import type { Category } from '../src/domains/categories/contract.ts'
import { prepareCategories, readCategories } from '../src/domains/categories/index.ts'
import { DOCUMENT_RULES, documentRows, projectDocument } from '../src/domains/search/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { makeTemplates, type Template } from './market-templates.ts'

const SELLERS = 200
const TEMPLATES = 20_000

/**
 * Fills an empty migrated database with `count` products, versions, search documents and cards. Some thousands of templates go through
 * the real projection; the server multiplies them with other sellers, grades, prices and dates.
 */
export async function generateMarket(
  deps: Deps,
  count: number,
  report: (step: string) => void = () => undefined,
  templates = TEMPLATES,
): Promise<void> {
  const { db } = deps
  await prepareCategories(deps)
  await sql`
    insert into companies (name, short_name, street, postal_code, city, country, tax_id, email, phone, status)
    select 'Sprzedawca ' || i || ' Sp. z o.o.', 'Sprzedawca ' || i, 'ul. Długa ' || i, '00-001',
      (array['Warszawa','Kraków','Gdańsk','Poznań','Wrocław'])[i % 5 + 1], 'PL', (1000000000 + i)::text, 'seller' || i || '@example.com',
      '+48221000000', 'approved'
    from generate_series(1, ${SELLERS}::int) i`.execute(db)
  const categories = new Map((await readCategories(deps)).map((category) => [category.id, category]))
  await writeTemplates(deps, makeTemplates([...categories.values()], Math.min(templates, count)), categories)
  report('templates')
  const indexes = await dropIndexes(deps)
  await multiply(deps, count)
  report('rows')
  for (const definition of indexes) await sql.raw(definition).execute(db)
  report('indexes')
  await sql`analyze`.execute(db)
  await sql.raw('vacuum listings, listing_cards, products, versions').execute(db)
  await sql.raw('drop table template, facet_of').execute(db)
  report('statistics')
}

async function writeTemplates(deps: Deps, templates: Template[], categories: Map<number, Category>) {
  const { db } = deps
  await sql
    .raw(`create unlogged table template (id int, title text, brand text, model text, mpn text,
    texts jsonb, images jsonb, attributes jsonb, warranty int, delivery int, vat text, category int, top int, terms tsvector, title_terms tsvector, facets bytea, card text, score real, base_price int)`)
    .execute(db)
  for (let start = 0; start < templates.length; start += 1000) {
    const part = templates.slice(start, start + 1000)
    const projected = part.map((one) => projectDocument(one, categories))
    // Seller and grade come with multiplication.
    const bare = projected.map((one) => ({
      ...one,
      facets: one.facets.filter(({ key }) => !['seller', 'grade', 'state'].includes(key)),
    }))
    const rows = await documentRows(deps, bare)
    const column = <T>(read: (one: Template) => T) => part.map(read)
    await sql`
      insert into template select id, title, brand, model, mpn, texts, images, attributes, warranty, delivery, vat, category, top, terms, title_terms,
        substr(digest, 21), card, score, base_price
      from unnest(${part.map((_, index) => start + index)}::int[], ${column((one) => one.title)}::text[], ${column((one) => one.brand)}::text[],
        ${column((one) => one.model)}::text[], ${column((one) => one.mpn)}::text[],
        ${column(textsOf)}::jsonb[], ${column((one) => JSON.stringify(one.images))}::jsonb[],
        ${column((one) => JSON.stringify(one.attributes))}::jsonb[], ${column((one) => one.warrantyMonths)}::int[],
        ${column((one) => one.deliveryDays)}::int[], ${column((one) => one.vat)}::text[], ${column((one) => one.categoryId)}::int[], ${column((one) => one.topCategoryId)}::int[],
        ${rows.map((row) => row.terms.replaceAll(/'[%$!]\w+'/g, ''))}::tsvector[], ${rows.map((row) => row.title)}::tsvector[], ${rows.map((row) => row.packedRow)}::bytea[],
        ${rows.map((row) => cardRest(row.card))}::text[], ${rows.map((row) => row.score)}::real[], ${column((one) => one.basePrice)}::int[])
      as t(id, title, brand, model, mpn, texts, images, attributes, warranty, delivery, vat, category, top, terms, title_terms, digest, card, score, base_price)`.execute(
      db,
    )
  }
  await sql.raw('create index on template (id)').execute(db)
  await sql
    .raw(`
    insert into facet_values (key, value, label)
    select 'seller', id::text, short_name from companies union all
    select 'state', s, '' from unnest(array['new','used','damaged']) s union all
    select 'grade', g, '' from unnest(array['openBox','A','B','C','D','repairable','forParts']) g`)
    .execute(db)
  await sql.raw('create unlogged table facet_of as select key, value, id from facet_values').execute(db)
  await sql.raw('analyze template').execute(db)
}

const textsOf = ({ descriptions: [pl, en, de] }: Template) =>
  JSON.stringify({ 'pl-PL': { description: pl }, 'en-US': { description: en }, 'de-DE': { description: de } })

/** What multiplication leaves of a card, without the opening brace. */
function cardRest(card: string): string {
  const { id: _i, price: _p, state: _s, grade: _g, quantity: _q, versionId: _v, seller: _c, ...rest } = JSON.parse(card)
  return JSON.stringify(rest).slice(1)
}

async function dropIndexes({ db }: Deps): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('listings'::regclass) and not i.indisprimary`.execute(db)
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db)
  return rows.map((row) => row.definition)
}

async function multiply({ db }: Deps, count: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql.raw("set work_mem = '128MB'").execute(one)
    await sql.raw('set synchronous_commit = off').execute(one)
    await sql.raw('set session_replication_role = replica').execute(one)
    await sql`select setseed(0.42)`.execute(one)
    await sql
      .raw(`
      create unlogged table made as
      select i as id, (random() * random() * (select count(*) - 1 from template))::int as template, 1 + floor(${SELLERS} * random() * random())::int as company,
        (array['A','A','A','B','B','C','D','openBox'])[1 + floor(random() * 8)::int] as grade,
        0.6 + 0.8 * random() as factor, random() as luck,
        date_trunc('second', now() - random() * interval '400 days') as at, case when random() < 0.95 then 1 + floor(random() * 5)::int else 0 end as stock,
        ((i::bigint * 2654435761) >> 22) & 1023 as slice
      from generate_series(1, ${count}) i`)
      .execute(one)
    await sql.raw(PRODUCTS).execute(one)
    await sql.raw(VERSIONS).execute(one)
    await sql.raw(DOCUMENTS).execute(one)
    await sql.raw(CARDS).execute(one)
    await sql.raw('drop table made').execute(one)
    await sql.raw('reset session_replication_role').execute(one)
  })
  await sql`select setval(pg_get_serial_sequence('products', 'id'), ${count}), setval(pg_get_serial_sequence('versions', 'id'), ${count})`.execute(
    db,
  )
}

const PRICE = `(t.base_price * m.factor)::bigint`
const STATE = `case when m.grade = 'openBox' then 'new' else 'used' end`

const PRODUCTS = `
  insert into products (id, company_id, category_id, title, brand, model, mpn, texts, state, grade, warranty_months, delivery_days, vat_scheme, attributes, images, status, created_at)
  overriding system value
  select m.id, m.company, t.category, t.title, t.brand, t.model, t.mpn, t.texts, ${STATE}, m.grade, t.warranty, t.delivery, t.vat, t.attributes, t.images, 'published', m.at
  from made m join template t on t.id = m.template`

const VERSIONS = `
  insert into versions (id, product_id, price, quantity) overriding system value
  select m.id, m.id, ${PRICE}, m.stock from made m join template t on t.id = m.template`

// The same bytes as packed-row.ts and the same marks as lexemes.ts.
const DOCUMENTS = `
  insert into listings (product_id, company_id, category_id, top_category_id, price, score, listed_at, in_stock, sampled, terms, title, digest, rules_version)
  select m.id, m.company, t.category, t.top, ${PRICE}, t.score * 0.8 + m.luck * 0.2, m.at, m.stock > 0, m.slice % 16 = 0,
    t.terms || array_to_tsvector(array['#' || seller.id, '#' || grade.id, '#' || state.id, '$q' || p.step, '$o' || p.step / 4, '!' || p.score_step] || level.marks), t.title_terms,
    int4send(m.id) || float8send(${PRICE}::float8) || int4send(extract(epoch from m.at)::int) || int2send((m.stock > 0)::int::smallint)
      || int2send((octet_length(t.facets) / 4 + 3)::smallint) || t.facets || int4send(seller.id) || int4send(grade.id) || int4send(state.id), ${DOCUMENT_RULES}
  from made m join template t on t.id = m.template
  join facet_of seller on seller.key = 'seller' and seller.value = m.company::text
  join facet_of grade on grade.key = 'grade' and grade.value = m.grade
  join facet_of state on state.key = 'state' and state.value = ${STATE}
  join (select slice, array_agg('%' || l) as marks from generate_series(0, 1023) slice, generate_series(0, 10) l where slice % (1 << l) = 0 group by slice) level
    on level.slice = m.slice
  cross join lateral (select floor(ln(greatest(${PRICE}, 100) / 100.0) / ln(2.0) * 4)::int as step,
    least(63, floor((t.score * 0.8 + m.luck * 0.2)::real * 64))::int as score_step) p`

const CARDS = `
  insert into listing_cards (product_id, card)
  select m.id, '{"id":' || m.id || ',"price":' || ${PRICE} || ',"state":"' || ${STATE} || '","grade":"' || m.grade || '","quantity":' || m.stock
    || ',"versionId":' || m.id || ',"seller":{"id":' || m.company || ',"name":"Sprzedawca ' || m.company || '","city":"Kraków"},' || t.card
  from made m join template t on t.id = m.template`
