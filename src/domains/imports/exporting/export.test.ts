import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../../test/factories/imports.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { readSheet } from '../../../../test/read-sheet.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
  await aProduct(market.deps, seller.companyId, {
    ...{
      erpCode: 'E-1',
      title: '=HYPERLINK("http://x";"y")',
      brand: 'Dell',
      model: "'=quoted",
      mpn: '-Dell',
      defects: ['rysa', 'pęknięcie'],
    },
    categoryId: await seller.categoryId('business-laptops'),
    attributes: { ram_gb: 16, touch: true, cpu_family: 'core_i5', cpu_model: 'Core "i5"; 8350U', weight_kg: 1.5 },
    texts: {
      'pl-PL': { description: 'Opis;\nw dwóch liniach "tak"', specialOffer: '@promocja' },
      'en-US': { description: 'English', howToUse: 'Plug in' },
    },
    ...{ ean: '5901234123457', productIndex: '007', shopIds: [seller.shopId], vatScheme: 'margin', refurbished: true },
    versions: [
      { name: '8 GB', price: 129_999, quantity: 3 },
      { name: '16 GB', price: 100_005, quantity: 0 },
    ],
  })
  await aProduct(market.deps, seller.companyId, { erpCode: 'E-2', grade: null, price: 1 })
  await market.query(`update products set status = 'draft' where erp_code = 'E-2'`)
})
afterAll(() => market.close())

async function exported(format: 'csv' | 'xlsx', language = 'pl-PL', status: string | null = null): Promise<Buffer> {
  const headers = { ...seller.auth, 'accept-language': language }
  const base = `/api/companies/${seller.companyId}/exports`
  const { json } = await market.api('POST', base, { format, status }, headers)
  expect(json).toMatchObject({ status: 'running', rows: 0 })
  await market.runJobs()
  const done = await market.api('GET', `${base}/${json.id}`, undefined, headers)
  expect(done.json.status).toBe('done')
  const file = await fetch(`${market.url}${base}/${json.id}/file`, { headers })
  expect(file.headers.get('content-disposition')).toContain(`.${format}`)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.length).toBe(done.json.bytes)
  return bytes
}

describe('E07 R22 an export', () => {
  test.each(['pl-PL', 'en-US', 'de-DE'])('as CSV in %s comes back without a change', async (language) => {
    const done = await seller.bring(await exported('csv', language))
    expect(await seller.problems(done.id)).toEqual([])
    expect(countsOf(done)).toEqual({ status: 'done', created: 0, updated: 0, unchanged: 2, rejected: 0 })
  })
  test('as XLSX comes back without a change', async () => {
    const done = await seller.bring(await exported('xlsx'), {}, 'eksport.xlsx')
    expect(await seller.problems(done.id)).toEqual([])
    expect(countsOf(done)).toEqual({ status: 'done', created: 0, updated: 0, unchanged: 2, rejected: 0 })
  })
  test('becomes the same products in another company', async () => {
    const other = await anImporter(market)
    const text = (await exported('csv')).toString('utf8').replaceAll('Sklep Kraków', '')
    expect(countsOf(await other.bring(text))).toMatchObject({ created: 2, rejected: 0 })
    const of = async (company: typeof seller, code: string) => {
      const { id, company_id, shop_ids, created_at, updated_at, revision, ...rest } = await company.product(code)
      const versions = (await company.versions(code)).map(({ name, price, quantity }) => ({ name, price, quantity }))
      return { ...rest, versions }
    }
    // Its picture is the first company's: without one it is not published.
    expect(await of(other, 'E-1')).toEqual({ ...(await of(seller, 'E-1')), status: 'draft' })
    // A new product gets from its title what no column says.
    const bare = await of(seller, 'E-2')
    const attributes = { ...bare.attributes, cpu_family: 'core_i5', cpu_model: 'i5-8350U', storage_gb: 256 }
    expect(await of(other, 'E-2')).toEqual({ ...bare, attributes })
  })
  test('has no formulas, and numbers are numbers', async () => {
    const text = (await exported('csv')).toString('utf8')
    const cells = text.replace('\uFEFF', '').split(/[;\r\n]+/)
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
    expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
    expect(cells).toContain('1299,99')
    const [header, row] = readSheet(await exported('xlsx'))
    const cell = (name: string) => {
      const column = header?.find(({ value }) => value === name)?.column
      const found = row?.find((one) => one.column === column)
      return found?.type === 'n' ? Number(found.value) : found?.value
    }
    expect([cell('Cena brutto'), cell('Ilość'), cell('Tytuł'), cell('Indeks produktu')]).toEqual([
      1299.99,
      3,
      '=HYPERLINK("http://x";"y")',
      '007',
    ])
  })
  test('may hold products of one status; one runs at a time', async () => {
    const text = (await exported('csv', 'pl-PL', 'draft')).toString('utf8')
    expect([text.includes('E-1'), text.includes('E-2')]).toEqual([false, true])
    const base = `/api/companies/${seller.companyId}/exports`
    const answers = await Promise.all([1, 2].map(() => market.api('POST', base, { format: 'csv' }, seller.auth)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    await market.runJobs()
    const list = await market.api('GET', base, undefined, seller.auth)
    expect(list.json.exports.every((one: { status: string }) => one.status === 'done')).toBe(true)
  })
  test('P02 of another company does not exist', async () => {
    const other = await anImporter(market)
    const { json } = await market.api('GET', `/api/companies/${seller.companyId}/exports`, undefined, seller.auth)
    for (const company of [seller.companyId, other.companyId]) {
      const answer = await market.api(
        'GET',
        `/api/companies/${company}/exports/${json.exports[0].id}/file`,
        undefined,
        other.auth,
      )
      expect(answer.status).toBe(404)
    }
  })
  test('an empty template has the same columns', async () => {
    const answer = await market.api(
      'GET',
      `/api/companies/${seller.companyId}/import-template.csv`,
      undefined,
      seller.auth,
    )
    expect(answer.text).toMatch(/^Kod ERP;Wersja;Tytuł/)
    const view = await seller.send(`${answer.text}T-1\r\n`)
    expect(view.settings.mapping).toHaveLength(view.columns.length)
  })
})

test('E07 files and reports are forgotten', async () => {
  const view = await seller.send('Symbol;Cena\nE-1;1')
  const { rows } = await market.query('select file_key from imports where id = $1', [view.id])
  expect(await market.deps.files.read(rows[0].file_key)).toBeDefined()
  await market.runJob('imports.forget', { importId: view.id })
  expect(await market.deps.files.read(rows[0].file_key)).toBeUndefined()
  expect((await market.api('GET', `${seller.base}/${view.id}`, undefined, seller.auth)).status).toBe(404)
  const waiting = await market.query(
    `select run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'imports.forget' order by run_at limit 1`,
  )
  expect(waiting.rows[0].run_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})
