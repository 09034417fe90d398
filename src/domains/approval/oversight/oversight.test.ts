import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidSeller, aSale } from '../../../../test/factories/payout.ts'
import { anOperator, auditOf, authOf, mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { addDays, marketDay } from '../../../values/days.ts'

const DAY = 86_400_000
let clock = new Date('2026-10-20T12:00:00Z')
let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  operator = await anOperator(market)
})
afterAll(() => market.close())

/** A new session of the operator, whose password was just proved: the clock may have moved by months. */
async function confirm() {
  operator = { ...operator, auth: await authOf(market, operator.id) }
  await market.query('update sessions set confirmed_at = $1', [clock])
}
const end = (companyId: number, body: object) =>
  market.api('POST', `/api/admin/companies/${companyId}/end`, body, operator.auth)
const why = { reasons: 'Trzeci raz wysłano puste pudełka.', provision: '§ 7 regulaminu' }
const ordinary = (over: object = {}) => ({
  ...{ kind: 'notice', lastDay: addDays(marketDay(clock), 30), ...why, ...over },
})
const companyOf = async (id: number) =>
  (await market.query('select status, sells, tax_id, vat_id, name, revision from companies where id = $1', [id]))
    .rows[0]
const ownerOf = async (ownerId: string) => {
  const { rows } = await market.query('select email from users where id = $1', [ownerId])
  return { auth: await authOf(market, ownerId), email: rows[0].email as string }
}

test('the end of a contract needs a fresh proof, 30 whole days and reasons; at once only as the law excepts it', async () => {
  const { companyId } = await aSeller(market.deps)
  await market.query('update sessions set confirmed_at = null')
  expect((await end(companyId, ordinary())).json.code).toBe('confirmation_required')
  await confirm()
  const tooSoon = await end(companyId, ordinary({ lastDay: addDays(marketDay(clock), 29) }))
  expect([tooSoon.status, tooSoon.json.code]).toEqual([422, 'end_too_soon'])
  expect((await end(companyId, ordinary({ lastDay: null }))).json.code).toBe('end_too_soon')
  expect((await end(companyId, ordinary({ reasons: '  x ' }))).status).toBe(422)
  expect(await companyOf(companyId)).toMatchObject({ status: 'approved', sells: true })
  const [first, second] = await Promise.all([end(companyId, ordinary()), end(companyId, ordinary())])
  expect([first.status, second.status].sort()).toEqual([200, 409])
})

test('owners read the statement of reasons; on the day the offers vanish, orders go on and money stays payable', async () => {
  await confirm()
  const seller = await aPaidSeller(market)
  const { companyId } = seller
  const { id: productId } = await aProduct(market.deps, companyId, { quantity: 3 })
  await aSale(market, companyId, { total: 10_000 })
  const { rows } = await market.query('select user_id as id from company_members where company_id = $1', [companyId])
  const owner = await ownerOf(rows[0].id)
  const planned = (await end(companyId, ordinary())).json
  expect(planned.ends).toMatchObject([{ state: 'planned', endsAt: '2026-11-19T23:00:00.000Z' }])
  const mail = (await mailsTo(market, owner.email)).find(({ template }) => template === 'companyEndPlanned')
  const text = JSON.stringify(mail?.params)
  for (const word of [why.reasons, why.provision, '20 kwietnia 2027', 'człowiek']) expect(text).toContain(word)
  const notices = await market.api('GET', '/api/notices', undefined, owner.auth)
  expect(JSON.stringify(notices.json)).toContain('endPlanned')
  expect(
    (await market.api('GET', `/api/companies/${companyId}/oversight`, undefined, owner.auth)).json.ends,
  ).toHaveLength(1)

  await market.runJob('companies.endDue')
  expect(await companyOf(companyId)).toMatchObject({ status: 'approved' })
  clock = new Date(clock.getTime() + 31 * DAY)
  await Promise.all([market.runJob('companies.endDue'), market.runJob('companies.endDue')])
  await market.runJobs()
  expect(await companyOf(companyId)).toMatchObject({ status: 'ended', sells: false })
  expect((await mailsTo(market, owner.email)).filter(({ template }) => template === 'companyEnded')).toHaveLength(1)
  expect((await market.query('select 1 from listings where product_id = $1', [productId])).rows).toEqual([])
  const orders = await market.api(
    'GET',
    `/api/companies/${companyId}/orders`,
    undefined,
    await authOf(market, rows[0].id),
  )
  expect(orders.status).toBe(200)
  await confirm()
  const plan = await market.api('POST', '/api/admin/payout-batches', { currency: 'PLN' }, operator.auth)
  const lines = await market.api('GET', `/api/admin/payout-batches/${plan.json.id}/lines`, undefined, operator.auth)
  expect(lines.json.lines.map((one: { companyId: number }) => one.companyId)).toContain(companyId)
})

test('a contract that cannot be ended stands in no way of the others, and is ended later', async () => {
  await confirm()
  const [first, second] = [await aSeller(market.deps), await aSeller(market.deps)]
  for (const { companyId } of [first, second]) expect((await end(companyId, ordinary())).status).toBe(200)
  clock = new Date(clock.getTime() + 31 * DAY)
  await market.query(
    `create function stumble() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$`,
  )
  await market.query(`create trigger stumble before update of status on companies for each row
    when (old.id = ${first.companyId}) execute function stumble()`)
  await expect(market.runJob('companies.endDue')).rejects.toThrow('1 contracts')
  expect(await companyOf(second.companyId)).toMatchObject({ status: 'ended' })
  await market.query('drop trigger stumble on companies')
  await market.runJob('companies.endDue')
  expect(await companyOf(first.companyId)).toMatchObject({ status: 'ended' })
})

test('a seller complains once; a complaint that is right lets the company sell again, and nothing is deleted after six months', async () => {
  await confirm()
  const { companyId, ownerId } = await aSeller(market.deps, { bankIban: 'PL61109010140000071219812874' })
  const owner = await ownerOf(ownerId)
  const complain = () =>
    market.api(
      'POST',
      `/api/companies/${companyId}/end/complaint`,
      { words: 'To nie byliśmy my, mamy dowody.' },
      owner.auth,
    )
  expect((await complain()).json.code).toBe('end_not_planned')
  const atOnce = await end(companyId, { kind: 'law', lastDay: null, ...why })
  expect(atOnce.json.ends[0].state).toBe('ended')
  expect(await companyOf(companyId)).toMatchObject({ status: 'ended' })
  expect((await complain()).status).toBe(200)
  expect((await complain()).json.code).toBe('complaint_made')
  const path = `/api/admin/companies/${companyId}/end/answer`
  const answer = { outcome: 'changed', answer: 'Dowody przekonują.' }
  expect((await market.api('POST', path, answer, operator.auth)).json.ends[0].state).toBe('calledOff')
  expect(await companyOf(companyId)).toMatchObject({ status: 'approved', sells: true })
  expect((await market.api('POST', path, answer, operator.auth)).json.code).toBe('complaint_not_found')
})

test('a planned end can be called off, and the job leaves the company alone', async () => {
  await confirm()
  const { companyId, ownerId } = await aSeller(market.deps)
  await end(companyId, ordinary())
  const path = `/api/admin/companies/${companyId}/end/call-off`
  const body = { reason: 'Wyjaśniono' }
  expect((await market.api('POST', path, body, operator.auth)).json.ends[0]).toMatchObject({ state: 'calledOff' })
  expect((await market.api('POST', path, body, operator.auth)).json.code).toBe('end_not_planned')
  clock = new Date(clock.getTime() + 40 * DAY)
  await market.runJob('companies.endDue')
  expect(await companyOf(companyId)).toMatchObject({ status: 'approved' })
  const { email } = await ownerOf(ownerId)
  expect((await mailsTo(market, email)).map(({ template }) => template)).toContain('companyEndCalledOff')
})

test('six months after the end, what the company brought to be let in is deleted; its orders stay', async () => {
  await confirm()
  const { companyId } = await aSeller(market.deps)
  await market.query(
    `insert into company_documents (company_id, kind, name, media, size, file_key)
     values ($1, 'identity', 'dowod.pdf', 'application/pdf', 3, 'documents/x')`,
    [companyId],
  )
  const papers = async () =>
    (await market.query('select 1 from company_documents where company_id = $1', [companyId])).rows.length
  await end(companyId, { kind: 'breach', lastDay: null, ...why })
  clock = new Date(clock.getTime() + 175 * DAY)
  await market.runJob('companies.purgeEnded')
  expect(await papers()).toBe(1)
  clock = new Date(clock.getTime() + 12 * DAY)
  await market.runJob('companies.purgeEnded')
  expect(await papers()).toBe(0)
  expect(await companyOf(companyId)).toMatchObject({ status: 'ended' })
})

test('a document is asked for in words, is something to do for the seller, and is closed', async () => {
  await confirm()
  const { companyId, ownerId } = await aSeller(market.deps)
  const owner = await ownerOf(ownerId)
  const at = `/api/admin/companies/${companyId}/document-requests`
  const body = { kind: 'bank', words: 'Wyciąg z konta z ostatniego miesiąca.', dueOn: addDays(marketDay(clock), 7) }
  expect(
    (await market.api('POST', at, { ...body, dueOn: addDays(marketDay(clock), -1) }, operator.auth)).json.code,
  ).toBe('day_in_past')
  const [request] = (await market.api('POST', at, body, operator.auth)).json.requests
  expect(request).toMatchObject({ state: 'open', dueOn: body.dueOn })
  const seen = await market.api('GET', `/api/companies/${companyId}/oversight`, undefined, owner.auth)
  expect(seen.json.requests).toMatchObject([{ state: 'open', words: body.words }])
  expect(JSON.stringify(await mailsTo(market, owner.email))).toContain(body.words)
  await market.query(
    `insert into company_documents (company_id, kind, name, media, size, file_key, created_at)
     values ($1, 'bank', 'wyciag.pdf', 'application/pdf', 3, 'documents/y', $2)`,
    [companyId, clock],
  )
  const brought = await market.api('GET', `/api/admin/companies/${companyId}/oversight`, undefined, operator.auth)
  expect(brought.json.requests[0].state).toBe('brought')
  const close = () => market.api('POST', `${at}/${request.id}/close`, { outcome: 'received' }, operator.auth)
  expect((await close()).json.requests[0].state).toBe('received')
  expect((await close()).json.code).toBe('document_request_not_found')
})

test('a locked name is corrected by the operator alone, with a reason, before and after on record; somebody else’s number is refused', async () => {
  await confirm()
  const [one, other] = [await aSeller(market.deps, { taxId: '5260001246' }), await aSeller(market.deps)]
  const before = await companyOf(other.companyId)
  const change = (over: object) =>
    market.api(
      'PUT',
      `/api/admin/companies/${other.companyId}/identity`,
      {
        name: before.name,
        taxId: '5252344078',
        country: 'PL',
        vatId: null,
        revision: 1,
        reason: 'Przekształcenie',
        ...over,
      },
      operator.auth,
    )
  expect((await change({ taxId: '5260001246' })).json.code).toBe('company_exists')
  expect((await change({ taxId: '123' })).json.code).toBe('tax_id_invalid')
  expect((await change({ revision: before.revision + 1 })).json.code).toBe('changed_meanwhile')
  expect((await change({ name: 'Nowa S.A.', revision: before.revision })).json).toEqual({ changed: true })
  expect(await companyOf(other.companyId)).toMatchObject({
    name: 'Nowa S.A.',
    tax_id: '5252344078',
    status: 'approved',
  })
  const [entry] = (await auditOf(market, other.companyId)).filter(({ action }) => action === 'companyIdentityChanged')
  expect(entry?.detail).toMatchObject({
    ...{ before: `${before.name}, ${before.tax_id}`, after: 'Nowa S.A., 5252344078', reason: 'Przekształcenie' },
  })
  const { email } = await ownerOf(other.ownerId)
  expect((await mailsTo(market, email)).map(({ template }) => template)).toContain('companyIdentityChanged')
  expect((await companyOf(one.companyId)).tax_id).toBe('5260001246')
})

test('a foreign draft goes with a reason and its number is free; one with a shop stays without the number; what was handed in is decided on', async () => {
  await confirm()
  const remove = (companyId: number) =>
    market.api('POST', `/api/admin/companies/${companyId}/remove-draft`, { reason: 'Cudzy numer' }, operator.auth)
  const draft = await aSeller(market.deps, { status: 'draft', delivers: false, taxId: '7010000001' })
  await market.query('delete from shops where company_id = $1', [draft.companyId])
  const owner = await ownerOf(draft.ownerId)
  expect((await remove(draft.companyId)).json).toEqual({ kept: false })
  expect(await companyOf(draft.companyId)).toBeUndefined()
  expect((await remove(draft.companyId)).status).toBe(404)
  expect(await mailsTo(market, owner.email)).toMatchObject([
    { template: 'draftRemoved', params: { reason: 'Cudzy numer' } },
  ])
  const { rows } = await market.query('select permissions from users where id = $1', [draft.ownerId])
  expect(rows[0].permissions).toBe('buyer')
  await aSeller(market.deps, { taxId: '7010000001' })

  const withShop = await aSeller(market.deps, { status: 'draft', taxId: '7010000002' })
  expect((await remove(withShop.companyId)).json).toEqual({ kept: true })
  await aSeller(market.deps, { taxId: '7010000002' })
  const handedIn = await aSeller(market.deps, { status: 'submitted' })
  expect((await remove(handedIn.companyId)).json.code).toBe('status_conflict')
})
