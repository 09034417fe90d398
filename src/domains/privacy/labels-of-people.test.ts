import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aPerson } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readZip } from '../../../test/read-zip.ts'
import { openSession } from '../accounts/index.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const party = (lastName: string, street: string) => ({
  ...{
    company: null,
    firstName: 'Wanda',
    lastName,
    email: `${lastName}@example.com`.toLowerCase(),
    phone: '+48600111222',
  },
  address: { street, postalCode: '31-001', city: 'Kraków', country: 'PL' },
})
const receiver = party('Etykietowska', 'ul. Listowa 7')
const consignment = {
  ...{ way: 'courier', handOver: 'courier', point: null, receiver, sender: party('Nadawcza', 'ul. Magazynowa 1') },
  ...{ parcels: [{ size: 'small', length: 1, width: 1, height: 1, weight: 1 }], cash: null, insured: null },
}

type Given = { status?: string; days?: number; label?: Record<string, unknown> }
/** A label with its file, of an order that came to its end so many days ago. */
async function aLabel({ status = 'delivered', days = 181, label = {} }: Given = {}) {
  const order = await anOrder(market, companyId)
  const before = new Date(Date.now() - days * 86_400_000)
  await market.query(
    `update orders set status = $3::text, status_before = case when $3 = 'disputed' then 'delivered' end, moved_at = $2 where id = $1`,
    [order.id, before, status],
  )
  const fileKey = `labels/${companyId}/${randomUUID()}`
  await market.deps.files.write(fileKey, market.deps.secrets.seal(Buffer.from('%PDF').toString('base64')))
  const row = {
    ...{ company_id: companyId, order_id: order.id, order_number: order.number, carrier: 'inpost', state: 'bought' },
    ...{
      consignment: JSON.stringify(consignment),
      pieces: '[]',
      batch_id: randomUUID(),
      requested_at: before,
      price: 1599,
    },
    ...{ numbers: ['6200'], file_key: fileKey, bought_at: before, external_id: '7', words: 'Wanda', ...label },
  }
  const names = Object.keys(row)
  const { rows } = await market.query(
    `insert into labels (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return { id: Number(rows[0].id), order, fileKey }
}
const rowOf = async (id: number) => (await market.query('select * from labels where id = $1', [id])).rows[0]
const isThere = async (id: number) => (await rowOf(id)).purged_at === null
// The clock of the database may be a moment ahead.
const lookSoon = () => market.query(`update labels set purge_look_at = now() - interval '1 minute'`)
const purge = () => market.runJob('labels.purge')

test('a label forgets for whom it was half a year after its parcel came to its end, and keeps the rest', async () => {
  const [old, young] = [await aLabel(), await aLabel({ days: 179 })]
  await Promise.all([purge(), purge(), purge()])
  const row = await rowOf(old.id)
  expect(row).toMatchObject({
    ...{ state: 'bought', carrier: 'inpost', numbers: ['6200'], price: 1599, file_key: null, words: null },
    purged_at: expect.any(Date),
  })
  expect(JSON.stringify(row)).not.toMatch(/Etykietowska|Listowa/i)
  expect(row.consignment.receiver).toMatchObject({ firstName: '', phone: '', email: '', address: null })
  expect(row.consignment).toMatchObject({ parcels: consignment.parcels, sender: consignment.sender })
  expect((await rowOf(young.id)).consignment).toEqual(consignment)
  const { rows } = await market.query(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'labels.removeFile'`,
  )
  expect(rows[0].n).toBe(1)
  await market.runJobs()
  expect(await market.deps.files.read(old.fileKey)).toBeUndefined()
  expect(await market.deps.files.read(young.fileKey)).toBeDefined()
  // Again it changes nothing; the other is looked at in a week.
  await purge()
  expect(await rowOf(old.id)).toEqual(row)
  const { purge_look_at } = await rowOf(young.id)
  expect(purge_look_at.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  await market.query(`update orders set moved_at = now() - interval '181 days' where id = $1`, [young.order.id])
  await lookSoon()
  await purge()
  expect(await isThere(young.id)).toBe(true)
  await market.query(`update labels set requested_at = now() - interval '181 days' where id = $1`, [young.id])
  await lookSoon()
  await purge()
  expect(await isThere(young.id)).toBe(false)
})

test('a label whose order is under way or in dispute, has an open case or money on delivery to come keeps its name', async () => {
  const kept = [
    await aLabel({ status: 'shipped' }),
    await aLabel({ status: 'disputed' }),
    await aLabel(),
    await aLabel(),
    await aLabel(),
    await aLabel({ label: { next_at: new Date(Date.now() + 3_600_000) } }),
  ]
  const gone = [
    await aLabel({ status: 'cancelled' }),
    await aLabel({ status: 'returned' }),
    await aLabel({ status: 'completed' }),
  ]
  const [, , claimed, awaited, found] = kept
  await market.query(`insert into order_matters (order_id, matter) values ($1, 'return:1')`, [claimed?.order.id])
  await market.query(
    `insert into cash_dues (order_id, company_id, order_number, carrier, expected, currency, sent_at, waits_until)
     select id, company_id, number, 'inpost', 100, 'PLN', now(), case when id = $1 then now() end from orders where id in ($1, $2)`,
    [awaited?.order.id, found?.order.id],
  )
  await market.query(
    `insert into cash_findings (company_id, carrier, kind, order_id, order_number, expected, found, currency, found_at)
     select company_id, 'inpost', 'missing', id, number, 100, 0, 'PLN', now() from orders where id = $1`,
    [found?.order.id],
  )
  await lookSoon()
  await purge()
  expect(await Promise.all(kept.map(({ id }) => isThere(id)))).toEqual(kept.map(() => true))
  expect(await Promise.all(gone.map(({ id }) => isThere(id)))).toEqual(gone.map(() => false))
  await market.query('delete from order_matters')
  await market.query('update cash_dues set waits_until = null')
  await market.query(`update cash_findings set status = 'explained', ended_at = now()`)
  await market.query('update labels set next_at = null')
  await lookSoon()
  await purge()
  expect(await Promise.all(kept.map(({ id }) => isThere(id)))).toEqual([true, true, false, false, false, false])
})

test('what nobody knows for whom it was is neither tried again nor called off', async () => {
  const { ownerId, companyId: own } = await aSeller(market.deps)
  const auth = { authorization: `Bearer ${await openSession(market.deps, ownerId)}` }
  const [failed, bought] = [
    await aLabel({ label: { company_id: own, state: 'failed', reason: 'size' } }),
    await aLabel({ label: { company_id: own } }),
  ]
  await lookSoon()
  await purge()
  const at = (id: number, verb: string) =>
    market.api('POST', `/api/companies/${own}/labels/${id}/${verb}`, undefined, auth)
  const order = await market.query('update orders set company_id = $1 where id = any($2) returning id', [
    own,
    [failed.order.id, bought.order.id],
  ])
  expect(order.rows).toHaveLength(2)
  expect((await at(failed.id, 'retry')).json.code).toBe('label_not_failed')
  expect((await at(bought.id, 'cancel')).json.code).toBe('label_too_late')
  expect((await at(bought.id, 'fetch-file')).json.code).toBe('label_not_ready')
  const { json } = await market.api('GET', `/api/companies/${own}/labels`, undefined, auth)
  expect(json.labels).toMatchObject([
    { receiver: null, canPrint: false, lacksFile: false, price: 1599 },
    { receiver: null },
  ])
})

test('an export tells what labels keep of a person, and who leaves takes along what labels of arrived parcels keep', async () => {
  const { id } = await aPerson(market)
  const auth = { authorization: `Bearer ${await openSession(market.deps, id, { confirmed: true })}` }
  const back = { ...consignment, sender: receiver, receiver: consignment.sender }
  const [arrived, underWay, wayBack, foreign] = [
    await aLabel({ days: 1 }),
    await aLabel({ days: 1, status: 'shipped' }),
    await aLabel({ days: 1, label: { purpose: 'return', matter: 'return:1', consignment: JSON.stringify(back) } }),
    await aLabel({ days: 1 }),
  ]
  const own = [arrived, underWay, wayBack].map(({ order }) => order.id)
  await market.query(
    'update purchases set user_id = $1 where id in (select purchase_id from orders where id = any($2))',
    [id, own],
  )
  const answer = await fetch(`${market.url}/api/account/export`, { headers: auth })
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  const told = JSON.parse(files.get('labels.json')?.toString() ?? 'null')
  expect(told).toMatchObject(
    [wayBack, underWay, arrived].map(({ order }) => ({
      ...{ order: order.number, carrier: 'inpost', trackingNumbers: ['6200'], erasedAt: null },
      you: { lastName: 'Etykietowska', address: { street: 'ul. Listowa 7' } },
    })),
  )
  expect(JSON.stringify(told)).not.toMatch(/Magazynowa|1599/)
  expect((await market.api('DELETE', '/api/users/delete', undefined, auth)).status).toBe(200)
  await market.runJobs()
  expect(await Promise.all([arrived, underWay, wayBack, foreign].map((one) => isThere(one.id)))).toEqual([
    ...[false, true, false, true],
  ])
  expect(JSON.stringify((await rowOf(wayBack.id)).consignment)).not.toMatch(/Etykietowska|Listowa|Magazynowa/)
  expect(await market.deps.files.read(arrived.fileKey)).toBeUndefined()
  expect(await market.deps.files.read(foreign.fileKey)).toBeDefined()
})
