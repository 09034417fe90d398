import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_PDF, upload } from '../../../test/factories/company.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { aPerson } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readZip } from '../../../test/read-zip.ts'
import { openSession } from '../accounts/index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

async function somebody() {
  const { id, email } = await aPerson(market)
  const token = await openSession(market.deps, id, { confirmed: true })
  return { id, email, auth: { authorization: `Bearer ${token}` } }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

async function exported({ auth }: Somebody) {
  const answer = await fetch(`${market.url}/api/account/export`, { headers: auth })
  return { files: readZip(Buffer.from(await answer.arrayBuffer())) }
}

/** Somebody bought something and complains of it, with a file. */
async function complained(by: Somebody, companyId: number, words: string) {
  const { key, number, id } = await anOrder(market, companyId, { status: 'delivered' })
  await market.query('update purchases set user_id = $1 where key = $2', [by.id, key])
  await market.query(`insert into order_events (order_id, to_status, note) values ($1, 'delivered', 'delivered')`, [id])
  const items = (await market.query('select id from order_items where order_id = $1', [id])).rows
  const lines = [{ itemId: Number(items[0].id), quantity: 1 }]
  const claim = { kind: 'claim', name: 'Iga Igowska', email: by.email, words, wish: 'repair', lines }
  const opened = await market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, claim)
  if (opened.status !== 201) throw new Error(opened.text)
  const at = `/api/purchases/${key}/cases/${opened.json.id}`
  const file = await upload(market, 'POST', `${at}/files?name=zdjecie.pdf`, A_PDF)
  const said = await market.api('POST', `${at}/statements`, {
    ...{ words: `${words} Proszę pisać.`, files: [file.json.id] },
  })
  if (said.status !== 200) throw new Error(said.text)
  return { number, id: opened.json.id as number, at }
}

test('cases of what a person bought and kept filters are there, nothing of others; after the account is gone the cases stay with the orders, the filters do not', async () => {
  const [person, other] = [await somebody(), await somebody()]
  const { companyId } = await aSeller(market.deps)
  const bought = (by: Somebody, words: string) => complained(by, companyId, words)
  const mine = [await bought(person, 'Ekran gaśnie po godzinie.'), await bought(person, 'Bateria puchnie w kieszeni.')]
  const numbers = mine.map(({ number }) => number)
  await bought(other, 'Głośnik trzeszczy przy basie.')
  await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'warehouse')`, [
    companyId,
    person.id,
  ])
  await market.query(
    `insert into saved_order_filters (company_id, user_id, name, filter) values ($1, $2, 'Rano', '{"tab":"toShip"}')`,
    [companyId, person.id],
  )
  const left = await aSeller(market.deps)
  const noted = await anOrder(market, companyId)
  const notedThere = await anOrder(market, left.companyId)
  await market.query(
    `insert into order_notes (order_id, company_id, author, text, created_at)
     select id, company_id, $1, 'Spakowane', now() from orders where id = any($2::bigint[]) order by id`,
    [person.id, [noted.id, notedThere.id]],
  )
  const { files } = await exported(person)
  const cases = JSON.parse(files.get('returns.json')?.toString() ?? 'null')
  expect(cases).toMatchObject([
    {
      number: `${numbers[1]}/1`,
      kind: 'claim',
      words: 'Bateria puchnie w kieszeni.',
      lines: [{ title: 'Lenovo ThinkPad T480', quantity: 1 }],
    },
    {
      number: `${numbers[0]}/1`,
      events: [{ step: 'open', by: 'buyer' }],
      statements: [{ by: 'buyer', words: 'Ekran gaśnie po godzinie. Proszę pisać.', files: [{ name: 'zdjecie.pdf' }] }],
    },
  ])
  const papers = [...files].filter(([name]) => name.startsWith('case-files/'))
  expect(papers.map(([name]) => name.replace(/\d+-zdjecie/, 'zdjecie'))).toEqual(
    numbers.toReversed().map((number) => `case-files/${number}-1/zdjecie.pdf`),
  )
  for (const [, bytes] of papers) expect(Buffer.from(bytes).equals(A_PDF)).toBe(true)
  expect(files.get('README.txt')?.toString()).toContain('case-files/')
  expect(JSON.parse(files.get('filters.json')?.toString() ?? 'null')).toEqual([
    { companyId, name: 'Rano', filter: { tab: 'toShip' } },
  ])
  // Of a company that she left, without words.
  expect(JSON.parse(files.get('notes.json')?.toString() ?? 'null')).toMatchObject([
    { number: noted.number, text: 'Spakowane' },
    { number: notedThere.number, text: null },
  ])
  expect(Buffer.concat([...files.values()]).toString('latin1')).not.toContain('basie')
  const gone = await market.api('DELETE', '/api/users/delete', undefined, person.auth)
  expect(gone.status).toBeLessThan(300)
  const count = async (statement: string, of: string) => Number((await market.query(statement, [of])).rows[0].count)
  expect(await count('select count(*) from saved_order_filters where user_id = $1', person.id)).toBe(0)
  expect(
    await count(
      'select count(*) from return_cases c join orders o on o.id = c.order_id join purchases p on p.id = o.purchase_id where p.user_id = $1',
      person.id,
    ),
  ).toBe(2)
})

test('an export holds the newest files of cases up to a bound and names all', async () => {
  const person = await somebody()
  const { companyId } = await aSeller(market.deps)
  const first = await complained(person, companyId, 'Ekran gaśnie po godzinie.')
  const second = await complained(person, companyId, 'Bateria puchnie w kieszeni.')
  const inZip = async () =>
    [...(await exported(person)).files.keys()]
      .filter((name) => name.startsWith('case-files/'))
      .map((name) => name.split('/')[1])
  // As if the newest alone filled the room.
  await market.query('update return_files set size = 20 * 1024 * 1024 where case_id = $1', [second.id])
  expect(await inZip()).toEqual([`${second.number}-1`])
  await market.query('update return_files set size = 1 + 20 * 1024 * 1024 where case_id = $1', [second.id])
  expect(await inZip()).toEqual([])
  const { files } = await exported(person)
  expect(
    files
      .get('returns.json')
      ?.toString()
      .match(/zdjecie\.pdf/g),
  ).toHaveLength(2)
  expect(first.number).not.toBe(second.number)
})

test('who leaves takes along the files of cases that were taken back and those sent with nothing; what proves a claim stays', async () => {
  const person = await somebody()
  const { companyId } = await aSeller(market.deps)
  const [kept, taken] = [
    await complained(person, companyId, 'Ekran gaśnie po godzinie.'),
    await complained(person, companyId, 'Bateria puchnie w kieszeni.'),
  ]
  const loose = await upload(
    market,
    'POST',
    `${kept.at}/files?name=luzem.pdf`,
    Buffer.concat([A_PDF, Buffer.from('\n%%EOF')]),
  )
  expect(loose.status).toBe(201)
  expect((await market.api('POST', `${taken.at}/cancel`)).status).toBe(200)
  const filesOf = async () =>
    (
      await market.query(
        'select name, case_id::int as id, file_key from return_files where case_id = any($1) order by id',
        [[kept.id, taken.id]],
      )
    ).rows
  const before = await filesOf()
  expect(before).toHaveLength(3)
  expect((await market.api('DELETE', '/api/users/delete', undefined, person.auth)).status).toBeLessThan(300)
  await market.runJobs()
  expect((await filesOf()).map(({ name, id }) => [name, id])).toEqual([['zdjecie.pdf', kept.id]])
  const onDisk = await Promise.all(before.map(({ file_key }) => market.deps.files.read(file_key)))
  expect(onDisk.map(Boolean)).toEqual(before.map(({ name, id }) => name === 'zdjecie.pdf' && id === kept.id))
})
