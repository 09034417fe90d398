import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson, auditOf, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const IBAN = 'PL61109010140000071219812874'
const MOVES = ['approve', 'reject', 'suspend', 'reinstate'] as const
type Move = (typeof MOVES)[number]

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  operator = await anOperator(market)
})
afterAll(() => market.close())

const waiting = (over: Parameters<typeof aSeller>[1] = {}) =>
  aSeller(market.deps, { status: 'submitted', bankIban: IBAN, ...over })
const ask = (path: string) => market.api('GET', path, undefined, operator.auth)
const decide = (companyId: number, move: Move, auth: Record<string, string> = operator.auth) => {
  const body = move === 'reject' || move === 'suspend' ? { reason: 'Brak dokumentów' } : undefined
  return market.api('POST', `/api/admin/companies/${companyId}/${move}`, body, auth)
}

describe('operator', () => {
  test('P01 R18 approves a company: file, record, and mail to every owner in her language', async () => {
    const { companyId, ownerId } = await waiting()
    const german = await aPerson(market, { locale: 'de-DE', permissions: 'seller' })
    const helper = await aPerson(market, { permissions: 'seller' })
    const join = 'insert into company_members (company_id, user_id, role) values ($1, $2, $3)'
    await market.query(join, [companyId, german.id, 'owner'])
    await market.query(join, [companyId, helper.id, 'warehouse'])
    const { status, json } = await decide(companyId, 'approve')
    expect(status).toBe(200)
    expect(json).toMatchObject({ status: 'approved', sells: true, statusReason: null, operatesMarket: false })
    expect(json).not.toHaveProperty('role')
    expect(Date.now() - Date.parse(json.decidedAt)).toBeLessThan(60_000)
    expect(json.owners.map((one: { userId: string }) => one.userId)).toEqual([ownerId, german.id])
    expect(await mailsTo(market, german.email)).toMatchObject([
      {
        locale: 'de-DE',
        template: 'companyApproved',
        params: { company: json.name, link: `${market.url}/de/company-data` },
      },
    ])
    expect(await mailsTo(market, json.owners[0].email)).toMatchObject([{ locale: 'pl-PL' }])
    expect(await mailsTo(market, helper.email)).toEqual([])
    expect(await auditOf(market, companyId)).toEqual([{ actorId: operator.id, action: 'companyApproved', detail: {} }])
  })

  test('P01 turns a company down with a reason that its people read', async () => {
    const { companyId } = await waiting()
    const { json } = await decide(companyId, 'reject')
    expect(json).toMatchObject({ status: 'rejected', sells: false, statusReason: 'Brak dokumentów' })
    expect(await mailsTo(market, json.owners[0].email)).toMatchObject([
      { template: 'companyRejected', params: { reason: 'Brak dokumentów', link: `${market.url}/company-data` } },
    ])
    expect(await auditOf(market, companyId)).toMatchObject([
      { action: 'companyRejected', detail: { reason: 'Brak dokumentów' } },
    ])
  })

  test('P01 suspends and reinstates; the reason goes with the suspension', async () => {
    const { companyId } = await waiting()
    await decide(companyId, 'approve')
    const suspended = (await decide(companyId, 'suspend')).json
    expect(suspended).toMatchObject({ status: 'suspended', sells: false, statusReason: 'Brak dokumentów' })
    const back = (await decide(companyId, 'reinstate')).json
    expect(back).toMatchObject({ status: 'approved', sells: true, statusReason: null })
    const mails = await mailsTo(market, back.owners[0].email)
    expect(mails.map((mail) => mail.template)).toEqual(['companyApproved', 'companySuspended', 'companyReinstated'])
    expect((await auditOf(market, companyId)).map((one) => one.action)).toEqual([
      'companyApproved',
      'companySuspended',
      'companyReinstated',
    ])
  })

  test('P01 a step that cannot be taken is refused and leaves no trace, from every state', async () => {
    const possible: Record<string, Move[]> = {
      draft: [],
      submitted: ['approve', 'reject'],
      approved: ['suspend'],
      rejected: [],
      suspended: ['reinstate'],
    }
    for (const [status, moves] of Object.entries(possible)) {
      const { companyId } = await waiting({ status: status as 'draft' })
      for (const move of MOVES.filter((one) => !moves.includes(one))) {
        const { status: code, json } = await decide(companyId, move)
        expect([status, move, code, json.code]).toEqual([status, move, 409, 'status_conflict'])
      }
      expect((await ask(`/api/admin/companies/${companyId}`)).json.status).toBe(status)
      expect(await auditOf(market, companyId)).toEqual([])
    }
  })

  test('R18 may not approve what is not complete, and is told what is missing', async () => {
    const { companyId } = await waiting({ bankIban: null, selfCertified: false })
    const { status, json } = await decide(companyId, 'approve')
    expect([status, json.code]).toEqual([409, 'requirements_missing'])
    expect(json.errors.map((one: { field: string }) => one.field)).toEqual([
      'requirements.bankAccount',
      'requirements.selfCertification',
    ])
    expect((await ask(`/api/admin/companies/${companyId}`)).json.status).toBe('submitted')
  })

  test('P01 a reason is needed and bounded', async () => {
    const { companyId } = await waiting()
    for (const reason of ['', '  x ', 'a'.repeat(1001)]) {
      const path = `/api/admin/companies/${companyId}/reject`
      expect((await market.api('POST', path, { reason }, operator.auth)).status).toBe(422)
    }
  })

  test('P01 a company that is not there is not found', async () => {
    expect((await decide(999_999, 'approve')).json.code).toBe('company_not_found')
    expect((await ask('/api/admin/companies/999999')).json.code).toBe('company_not_found')
    const check = await market.api('POST', '/api/admin/companies/999999/check', undefined, operator.auth)
    expect(check.json.code).toBe('company_not_found')
  })
})

describe('two operators at once', () => {
  test('P01 of two approvals one is done: one mail, one record', async () => {
    const second = await anOperator(market)
    const { companyId } = await waiting()
    const tries = Array.from({ length: 8 }, (_, turn) =>
      decide(companyId, 'approve', turn % 2 ? second.auth : undefined),
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)])
    const file = (await ask(`/api/admin/companies/${companyId}`)).json
    expect(await mailsTo(market, file.owners[0].email)).toHaveLength(1)
    expect(await auditOf(market, companyId)).toHaveLength(1)
  })

  test('P01 approval against rejection: one holds, the other is told', async () => {
    const { companyId } = await waiting()
    const answers = await Promise.all([decide(companyId, 'approve'), decide(companyId, 'reject')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const done = answers.find((answer) => answer.status === 200)
    expect((await ask(`/api/admin/companies/${companyId}`)).json.status).toBe(done?.json.status)
    expect(await auditOf(market, companyId)).toHaveLength(1)
  })
})

describe('the list', () => {
  let ids: number[]
  const list = async (query: string) => (await ask(`/api/admin/companies?${query}`)).json
  const idsOf = (page: { companies: { id: number }[] }) => page.companies.map((one) => one.id)
  beforeAll(async () => {
    const { rows } = await market.query(`
      insert into companies (name, short_name, street, postal_code, city, country, tax_id, email, phone, status)
      select 'Zażółć 100% ' || i, 'Z_' || i, 'ul. Długa 1', '00-001', 'Łódź', 'PL', (7000000000 + i)::text, 'z@example.com', '1', 'submitted'
      from generate_series(1, 120) i returning id`)
    ids = rows.map((row) => row.id).sort((a, b) => b - a)
  })

  test('P01 shows newest first, fifty at a time, each once; at most 100 waiting are counted', async () => {
    const seen: number[] = []
    let page = await list('q=Zażółć')
    for (;;) {
      expect(page.companies.length).toBeLessThanOrEqual(50)
      seen.push(...idsOf(page))
      if (page.next === null) break
      page = await list(`q=Zażółć&after=${page.next}`)
    }
    expect(seen).toEqual(ids)
    expect(page.waiting).toBe(100)
  })
  test('P01 finds by part of the name in any case, by tax number as people write it, by state', async () => {
    expect(idsOf(await list('q=ŻÓŁĆ 100% 17'))).toHaveLength(1)
    expect(idsOf(await list(`q=${encodeURIComponent('700-000-00-17')}`))).toEqual([ids[103]])
    expect(idsOf(await list('status=submitted'))).toEqual(ids.slice(0, 50))
    expect(idsOf(await list('status=rejected&q=Zażółć'))).toEqual([])
    expect(idsOf(await list(`ids=${ids[7]},${ids[3]},999999999`))).toEqual([ids[3], ids[7]])
    // Signs of the search language are signs to look for.
    expect(idsOf(await list(`q=${encodeURIComponent('0%%')}`))).toEqual([])
    expect(idsOf(await list(`q=${encodeURIComponent('Z_17')}`))).toHaveLength(1)
    expect(idsOf(await list(`q=${encodeURIComponent('\\')}`))).toEqual([])
  })
})

test('P01 nobody but an operator decides, and his decisions count no more once he is none', async () => {
  const { companyId } = await waiting()
  const seller = await aPerson(market, { permissions: 'seller' })
  for (const move of MOVES) {
    expect((await decide(companyId, move, seller.auth)).status).toBe(403)
    expect((await decide(companyId, move, {})).status).toBe(401)
  }
  const former = await anOperator(market)
  await market.query(`update users set permissions = 'buyer' where id = $1`, [former.id])
  expect((await decide(companyId, 'approve', former.auth)).status).toBe(403)
})
