import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter } from './factories/imports.ts'
import { anOrder } from './factories/order.ts'
import { deliveredOnDelivery } from './factories/paid-order.ts'
import { anOperator } from './factories/person.ts'
import { aProduct } from './factories/product.ts'
import { type TestMarket, testMarket } from './market.ts'
import { readSheet } from './read-sheet.ts'

// What sellers and buyers wrote comes back in files that a spreadsheet opens: none of it may be computed there.
const EVIL = ['=HYPERLINK("http://x";"y")', "+1+cmd|'/c calc'!A1", '-2+3', '@SUM(1)', '\t=1+1', '\r=1+1', '=1+1\nx']
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+([.,]\d+)?$/

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
let at: string
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
  at = `/api/companies/${seller.companyId}`
  for (const [index, evil] of EVIL.entries()) {
    const plain = evil.trim()
    await aProduct(market.deps, seller.companyId, {
      ...{
        erpCode: `${plain}${index}`.slice(0, 60),
        title: evil,
        brand: evil,
        model: evil,
        mpn: evil,
        productIndex: evil,
      },
      ...{ defects: [evil, evil], shopIds: [seller.shopId] },
      texts: {
        'pl-PL': { description: evil, howToUse: evil, composition: evil, specialOffer: evil },
        'de-DE': { description: evil },
      },
      versions: [1, 2].map((number) => ({ name: `${evil}${number}`, price: 100, quantity: 1 })),
    })
    await anOrder(market, seller.companyId, {
      buyer: { firstName: evil, lastName: evil, email: `${index}@example.com`, phone: '+48600100200' },
      items: [{ title: evil, quantity: 1 }, { title: evil }],
      ...{ invoice: { name: evil, taxId: evil, address: evil }, pickup: { code: 'A', label: evil } as never },
    })
  }
  await market.query('update shops set title = $1 where id = $2', [EVIL[0], seller.shopId])
  await market.query('update purchases set shipping_address = jsonb_set(shipping_address, $1, to_jsonb($2::text))', [
    '{street}',
    EVIL[0],
  ])
})
afterAll(() => market.close())

async function download(path: string, language: string, auth = seller.auth) {
  const answer = await fetch(market.url + path, { headers: { ...auth, 'accept-language': language } })
  expect([path, answer.status]).toEqual([path, 200])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.\-()!~*']+$/)
  return Buffer.from(await answer.arrayBuffer())
}

function cellsOf(bytes: Buffer): string[] {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  expect(errors).toEqual([])
  return data.flat()
}
const computed = (cells: readonly string[]) => cells.filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell))

async function exported(format: 'csv' | 'xlsx', language: string) {
  const { json } = await market.api(
    'POST',
    `${at}/exports`,
    { format },
    { ...seller.auth, 'accept-language': language },
  )
  await market.runJobs()
  return download(`${at}/exports/${json.id}/file`, language)
}

describe('no cell of a file that is downloaded is a formula', () => {
  test.each(['pl-PL', 'en-US', 'de-DE'])('products as CSV, %s', async (language) => {
    const cells = cellsOf(await exported('csv', language))
    expect(computed(cells)).toEqual([])
    expect(cells).toContain(`'${EVIL[0]}`)
  })
  test('products as XLSX: every text is one', async () => {
    const cells = readSheet(await exported('xlsx', 'pl-PL')).flat()
    expect([...new Set(cells.map(({ type }) => type))].sort()).toEqual(['inlineStr', 'n'])
    expect(cells.map(({ value }) => value)).toContain(EVIL[0])
  })
  test.each(['pl-PL', 'en-US', 'de-DE'])('orders, %s', async (language) => {
    const cells = cellsOf(await download(`${at}/order-export?tab=all`, language))
    expect(computed(cells)).toEqual([])
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(3)
  })
  test.each(['pl-PL', 'en-US', 'de-DE'])('customers, %s', async (language) => {
    const cells = cellsOf(await download(`${at}/customer-export`, language))
    expect(computed(cells)).toEqual([])
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(0)
  })
  test('orders that were ticked', async () => {
    const { rows } = await market.query('select number from orders where company_id = $1', [seller.companyId])
    const answer = await fetch(`${market.url}${at}/order-export`, {
      method: 'POST',
      headers: { ...seller.auth, 'content-type': 'application/json' },
      body: JSON.stringify({ numbers: rows.map(({ number }) => number) }),
    })
    const cells = cellsOf(Buffer.from(await answer.arrayBuffer()))
    expect(computed(cells)).toEqual([])
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(3)
  })
  test('what is wrong with the rows of an import, under whatever name it came', async () => {
    const rows = EVIL.map((evil, index) => `${index};"${evil.replaceAll('"', '""')}";x;"${evil.replaceAll('"', '""')}"`)
    const view = await seller.send(`=cmd;state;price;ean\n${rows.join('\n')}\n`, '=cmd|x"\u2028\'../..\\evil.csv')
    await seller.set(view, {
      mapping: [
        { column: 0, field: 'erpCode' },
        { column: 1, field: 'state' },
        { column: 2, field: 'price' },
        { column: 3, field: 'ean' },
      ],
    })
    const done = await seller.finish(view.id, 'dry-run')
    expect(done.progress.rejected).toBe(EVIL.length)
    for (const language of ['pl-PL', 'en-US', 'de-DE']) {
      const cells = cellsOf(await download(`${seller.base}/${view.id}/problems.csv`, language))
      expect(computed(cells)).toEqual([])
      expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(0)
    }
  })
  test('the empty table', async () => {
    expect(computed(cellsOf(await download(`${at}/import-template.csv`, 'pl-PL')))).toEqual([])
  })
  test('settlements, where an amount below nought stays a number', async () => {
    const query = 'from=2026-01-01&to=2026-12-31&currency=PLN&format=csv'
    const cells = cellsOf(await download(`${at}/settlement-export?${query}`, 'pl-PL'))
    expect(cells.length).toBeGreaterThan(8)
    expect(computed(cells)).toEqual([])
  })
  test('the operator’s documents and refunds, whatever sellers called themselves and their files', async () => {
    const { versionId } = await aProduct(market.deps, seller.companyId, { quantity: 5 })
    const { number } = await deliveredOnDelivery(market, { ...seller, versionId })
    const refund = { kind: 'amount', amount: 777, givenBack: 0, reason: 'goodwill', words: null }
    expect((await market.api('POST', `${at}/orders/${number}/refunds`, refund, seller.auth)).status).toBe(200)
    const file = `${at}/orders/${number}/document-files?name=${encodeURIComponent('=1+1')}`
    const headers = { ...seller.auth, 'content-type': 'application/pdf' }
    expect((await fetch(market.url + file, { method: 'POST', headers, body: '%PDF-1.7\n%%EOF' })).status).toBe(201)
    await market.query(`update orders set seller = jsonb_set(seller, '{name}', to_jsonb($1::text))`, [EVIL[0]])
    const { auth } = await anOperator(market)
    const documents = cellsOf(await download('/api/admin/document-export', 'pl-PL', auth))
    const refunds = cellsOf(await download('/api/admin/refund-export', 'pl-PL', auth))
    const orders = cellsOf(await download('/api/admin/order-export', 'pl-PL', auth))
    expect(computed([...documents, ...refunds, ...orders])).toEqual([])
    expect(orders).toContain(`'${EVIL[0]}`)
    expect(documents).toContain("'=1+1.pdf")
    expect(refunds).toContain(`'${EVIL[0]}`)
    await market.query(
      `with s as (insert into bank_statements (name, format, digest, lines, repeated, imported_at)
         values ('a', 'csv', 'a', 1, 0, now()) returning id)
       insert into bank_lines (statement_id, line, digest, booked_on, amount, currency, title, name, account)
       select id, 1, 'a', '2026-03-01', -500, 'PLN', $1, $2, $1 from s`,
      EVIL.slice(0, 2),
    )
    const lines = cellsOf(await download('/api/admin/bank-line-export', 'pl-PL', auth))
    expect(computed(lines)).toEqual([])
    expect(lines).toContain(`'${EVIL[0]}`)
  })
  test('money on delivery that nobody waits for, and what was said to it', async () => {
    const report = [
      'Numer przesyłki;Kwota pobrania;Waluta;Data przelewu;Numer przelewu',
      '6200000000017;10,00;PLN;2026-03-01;P1',
    ]
    const body = new TextEncoder().encode(report.join('\n'))
    const headers = { ...seller.auth, 'content-type': 'application/octet-stream' }
    const sent = await fetch(`${market.url}${at}/cash-reports?name=a.csv&carrier=dpd`, {
      method: 'POST',
      headers,
      body,
    })
    expect([sent.status, await sent.json()]).toMatchObject([201, {}])
    await market.runJobs()
    const { json } = await market.api('GET', `${at}/cash-findings`, undefined, seller.auth)
    const note = { note: EVIL[0] }
    const explain = `${at}/cash-findings/${json.findings[0].id}/explain`
    expect((await market.api('POST', explain, note, seller.auth)).status).toBe(200)
    const asked = `/api/admin/companies/${seller.companyId}/cash-finding-export`
    for (const bytes of [
      await download(`${at}/cash-finding-export`, 'pl-PL'),
      await download(asked, 'pl-PL', (await anOperator(market)).auth),
    ]) {
      const cells = cellsOf(bytes)
      expect(computed(cells)).toEqual([])
      expect(cells).toContain(`'${EVIL[0]}`)
    }
  })
  test('what was decided about content, whatever it was called and whatever was said of it', async () => {
    const { auth, id } = await anOperator(market)
    await market.query(
      `with r as (insert into content_reports (key, affected_key, source, subject_kind, subject_id, company_id, title, address, reason, explanation,
           locale, rank, state, received_at, due_at)
         values ('k1', 'k2', 'form', 'company', $1::int, $1, $2, '', 'other', $2, 'pl-PL', 1, 'decided', now(), now()) returning id)
       insert into moderation_decisions (report_id, subject_kind, subject_id, company_id, title, measure, measure_before, reason, ground, provision,
         facts, decided_by, at)
       select id, 'company', $1::int, $1, $2, 'none', 'none', 'other', 'law', $3, $4, $5, now() from r`,
      [seller.companyId, EVIL[0], EVIL[1], EVIL[2], id],
    )
    const year = new Date().getFullYear()
    const cells = cellsOf(await download(`/api/admin/moderation-export?year=${year}`, 'pl-PL', auth))
    expect(computed(cells)).toEqual([])
    expect(cells).toEqual(expect.arrayContaining([`'${EVIL[0]}`, `'${EVIL[1]}`, `'${EVIL[2]}`]))
  })
  test('what a payment provider called a payment', async () => {
    const { auth } = await anOperator(market)
    await market.query(
      `insert into received_webhooks (provider, kind, reference, result, report) values ('sandbox', 'paid', $1, 'known', '{}')`,
      [EVIL[0]],
    )
    const cells = cellsOf(await download('/api/admin/webhook-export', 'de-DE', auth))
    expect(computed(cells)).toEqual([])
    expect(cells).toContain(`'${EVIL[0]}`)
  })
  test('brands and recalls, whatever they were called', async () => {
    const { auth, id } = await anOperator(market)
    await market.query('insert into brands (name, key, updated_at) values ($1, $2, now())', [EVIL[0], 'evil'])
    await market.query(
      `insert into recalls (kind, source, title, danger, remedy, since, pauses, provision, received_at, due_at, published_at, published_by, step)
       values ('recall', 'operator', jsonb_build_object('pl-PL', $1::text), '{"pl-PL":"x"}', '{"pl-PL":"x"}', now(), false, 'x', now(), now(), now(), $2, 'done')`,
      [EVIL[0], id],
    )
    for (const list of ['brand', 'recall']) {
      const cells = cellsOf(await download(`/api/admin/${list}-export`, 'pl-PL', auth))
      expect(computed(cells)).toEqual([])
      expect(cells).toContain(`'${EVIL[0]}`)
    }
  })
  const LISTS =
    'audit chargeback company dispute incident job mail message-report payment payment-alarm payout-batch product report user'
  test.each(LISTS.split(' '))('the operator’s list of %s, with whatever people called themselves', async (list) => {
    const { auth } = await anOperator(market)
    const cells = cellsOf(await download(`/api/admin/${list}-export`, 'pl-PL', auth))
    expect(cells.length).toBeGreaterThan(5)
    expect(computed(cells)).toEqual([])
  })
  test('every file of a table that can be downloaded is one of these', () => {
    const downloads = market.services.flatMap(({ contract }) =>
      Object.entries(contract).flatMap(([key, { download: file }]) => (file ? [key] : [])),
    )
    // The other ones are JSON, pictures and documents.
    expect(downloads.filter((key) => /csv|export|template|table|report/.test(key)).sort()).toEqual([
      'GET /api/account/export',
      'GET /api/admin/audit-export',
      'GET /api/admin/bank-line-export',
      'GET /api/admin/brand-export',
      'GET /api/admin/chargeback-export',
      'GET /api/admin/commission-rule-export',
      'GET /api/admin/companies/{id}/cash-finding-export',
      'GET /api/admin/company-export',
      'GET /api/admin/data-exports/{id}/file',
      'GET /api/admin/dispute-export',
      'GET /api/admin/document-export',
      'GET /api/admin/incident-export',
      'GET /api/admin/job-export',
      'GET /api/admin/mail-export',
      'GET /api/admin/message-report-export',
      'GET /api/admin/message-reports/{id}/files/{fileId}',
      'GET /api/admin/moderation-export',
      'GET /api/admin/order-export',
      'GET /api/admin/payment-alarm-export',
      'GET /api/admin/payment-export',
      'GET /api/admin/payout-batch-export',
      'GET /api/admin/product-export',
      'GET /api/admin/recall-export',
      'GET /api/admin/refund-export',
      'GET /api/admin/report-export',
      'GET /api/admin/tax-reports/{id}/file',
      'GET /api/admin/user-export',
      'GET /api/admin/webhook-export',
      'GET /api/companies/{id}/cash-finding-export',
      'GET /api/companies/{id}/customer-export',
      'GET /api/companies/{id}/data-exports/{exportId}/file',
      'GET /api/companies/{id}/exports/{exportId}/file',
      'GET /api/companies/{id}/import-template.csv',
      'GET /api/companies/{id}/imports/{importId}/problems.csv',
      'GET /api/companies/{id}/order-export',
      'GET /api/companies/{id}/settlement-export',
      'GET /api/companies/{id}/tax-reports/{year}/file',
      'POST /api/companies/{id}/order-export',
    ])
  })
})
