import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { A_PDF, aMember, aNip, aPicture, aRegisteredCompany, upload } from '../../../test/factories/company.ts'
import { anOperator, aPerson, auditOf, mailsTo } from '../../../test/factories/person.ts'
import type { RegisterServer } from '../../../test/fakes/register-server.ts'
import { fakeVies } from '../../../test/fakes/vies.ts'
import { type FakeSubject, fakeWhiteList } from '../../../test/fakes/white-list.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { writeSetting } from '../settings/index.ts'

const ACCOUNT = '61109010140000071219812874'

const subjects: Record<string, FakeSubject> = {}
let list: RegisterServer
let vies: RegisterServer
let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  list = await fakeWhiteList(subjects)
  vies = await fakeVies({ DE136695976: { name: 'BEISPIEL GMBH', address: '---' }, ATU33864707: 'MS_UNAVAILABLE' })
  market = await testMarket({
    env: { WHITE_LIST_URL: list.url, VIES_URL: vies.url, REGISTER_TIMEOUT: '300', PUBLIC_URL: 'https://obieg.example' },
  })
  operator = await anOperator(market, { locale: 'de-DE' })
})
afterAll(async () => {
  await market.close()
  await Promise.all([list.close(), vies.close()])
})
beforeEach(async () => {
  list.mood = 'right'
  vies.mood = 'right'
  list.questions.length = 0
  vies.questions.length = 0
  await market.query('truncate throttles, register_answers')
  await ask('companyData', 'bankAccount', 'selfCertification')
})

const ask = (...requirements: string[]) => writeSetting(market.deps, 'sellerRequirements', requirements)
const submit = (companyId: number, headers: Record<string, string>) =>
  market.api('POST', `/api/companies/${companyId}/submit`, undefined, headers)
const own = async (companyId: number, headers: Record<string, string>) =>
  (await market.api('GET', `/api/companies/${companyId}/data`, undefined, headers)).json
const waiting = async (companyId: number) =>
  (
    await market.query(
      `select extract(epoch from run_at - now()) / 60 as minutes, j.payload->>'attempt' as attempt
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'companies.checkRegisters' and (j.payload->>'companyId')::int = $1
         -- A job that is done stays locked until its row goes.
         and j.locked_at is null`,
      [companyId],
    )
  ).rows.map((row) => ({ minutes: Math.round(row.minutes), attempt: Number(row.attempt) }))

function listed(over: Partial<FakeSubject> = {}): string {
  const taxId = aNip()
  subjects[taxId] = { name: 'LIS SP. Z O.O.', statusVat: 'Czynny', krs: '0000990011', accounts: [ACCOUNT], ...over }
  return taxId
}

describe('the owner hands the company in', () => {
  test('R03 it waits for the operators, who get mail in their language with a link', async () => {
    const { companyId, owner } = await aRegisteredCompany(market, { taxId: listed() })
    const suspended = await anOperator(market)
    await market.query(`update users set status = 'suspended' where id = $1`, [suspended.id])
    const { status, json } = await submit(companyId, owner.auth)
    expect([status, json.status, json.sells]).toEqual([200, 'submitted', false])
    const link = `https://obieg.example/de/admin/companies/${companyId}`
    expect((await mailsTo(market, operator.email)).at(-1)).toMatchObject({
      locale: 'de-DE',
      template: 'companyWaiting',
      params: { company: 'Sprzęt Lis sp. z o.o.', link },
    })
    expect(await mailsTo(market, suspended.email)).toEqual([])
    expect((await auditOf(market, companyId)).map(({ action }) => action)).toEqual([
      'companyRegistered',
      'companySubmitted',
    ])
    const { rows } = await market.query('select submitted_at from companies where id = $1', [companyId])
    expect(rows[0].submitted_at).not.toBeNull()
  })
  test('twice at once, or again: once is enough', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const answers = await Promise.all([1, 2, 3].map(() => submit(companyId, owner.auth)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('status_conflict')
    const mails = (await mailsTo(market, operator.email)).filter(({ params }) => params.link?.endsWith(`/${companyId}`))
    expect(mails).toHaveLength(1)
  })
  test('after a rejection it may come again, and the reason is gone', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await market.query(`update companies set status = 'rejected', status_reason = 'Brak' where id = $1`, [companyId])
    expect((await submit(companyId, owner.auth)).json).toMatchObject({ status: 'submitted', statusReason: null })
  })
  test.each(['approved', 'suspended', 'submitted'])('a company that is %s is not handed in', async (status) => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await market.query('update companies set status = $2 where id = $1', [companyId, status])
    expect((await submit(companyId, owner.auth)).json.code).toBe('status_conflict')
    expect((await own(companyId, owner.auth)).status).toBe(status)
  })
  test('P01 only the owner may; for others the company does not exist', async () => {
    const { companyId } = await aRegisteredCompany(market)
    for (const role of ['manager', 'warehouse', 'accountant']) {
      expect((await submit(companyId, (await aMember(market, companyId, role)).auth)).status).toBe(403)
    }
    expect((await submit(companyId, (await aPerson(market)).auth)).status).toBe(404)
    expect((await submit(companyId, {})).status).toBe(401)
  })
})

describe("the operator's list decides", () => {
  test('B06 what is missing is named, and nothing else holds the company up', async () => {
    await ask(
      'companyData',
      'registerNumber',
      'bankAccount',
      'selfCertification',
      'photo',
      'taxStatus',
      'documentRegister',
    )
    const { companyId, owner } = await aRegisteredCompany(market, {
      taxId: listed(),
      registerNumber: null,
      bankIban: null,
      selfCertified: false,
    })
    const missing = async () => {
      const { status, json } = await submit(companyId, owner.auth)
      expect([status, json.code]).toEqual([409, 'requirements_missing'])
      return json.errors.map((one: { field: string }) => one.field.replace('requirements.', ''))
    }
    expect(await missing()).toEqual(['registerNumber', 'bankAccount', 'selfCertification', 'photo', 'documentRegister'])
    const picture = await aPicture().png().toBuffer()
    await upload(market, 'PUT', `/api/companies/${companyId}/photo`, picture, owner.auth)
    const documents = `/api/companies/${companyId}/documents`
    await upload(market, 'POST', `${documents}?kind=other&name=a`, A_PDF, owner.auth)
    expect(await missing()).toEqual(['registerNumber', 'bankAccount', 'selfCertification', 'documentRegister'])
    await upload(market, 'POST', `${documents}?kind=register&name=b`, A_PDF, owner.auth)
    await ask('companyData', 'photo', 'taxStatus', 'documentRegister')
    // What only a register can say is asked after this step.
    expect((await submit(companyId, owner.auth)).json.requirements).toEqual([
      { name: 'companyData', met: true },
      { name: 'photo', met: true },
      { name: 'taxStatus', met: false },
      { name: 'documentRegister', met: true },
    ])
    await market.runJobs()
    expect((await own(companyId, owner.auth)).requirements).toContainEqual({ name: 'taxStatus', met: true })
  })
  test('B06 a document that is taken away stops a seller whose market asks for it', async () => {
    await ask('documentIdentity')
    const { companyId, owner } = await aRegisteredCompany(market)
    const documents = `/api/companies/${companyId}/documents`
    const { json } = await upload(market, 'POST', `${documents}?kind=identity&name=a`, A_PDF, owner.auth)
    await market.query(`update companies set status = 'approved' where id = $1`, [companyId])
    expect((await own(companyId, owner.auth)).sells).toBe(true)
    await market.api('DELETE', `${documents}/${json.id}`, undefined, owner.auth)
    expect((await own(companyId, owner.auth)).sells).toBe(false)
  })
  test('B06 an empty list asks for nothing', async () => {
    await ask()
    const { companyId, owner } = await aRegisteredCompany(market, { bankIban: null, selfCertified: false })
    expect((await submit(companyId, owner.auth)).json).toMatchObject({ status: 'submitted', requirements: [] })
  })
})

describe('public registers are asked about a company that was handed in', () => {
  test('E06 the white list about number and account, VIES about the VAT number; what they say is kept as proof', async () => {
    const taxId = listed()
    const { companyId, owner } = await aRegisteredCompany(market, { taxId, vatId: 'DE136695976' })
    await submit(companyId, owner.auth)
    await market.runJobs()
    const { checks } = await own(companyId, owner.auth)
    expect(checks).toHaveLength(2)
    expect(checks).toContainEqual({
      source: 'whiteList',
      outcome: 'confirmed',
      detail: {
        number: taxId,
        name: 'LIS SP. Z O.O.',
        status: 'Czynny',
        accountListed: 'yes',
        accountReference: expect.stringMatching(/^n00000-/),
      },
      reference: expect.stringMatching(/^n00000-/),
      at: expect.any(String),
    })
    expect(checks).toContainEqual({
      source: 'vies',
      outcome: 'confirmed',
      detail: { number: 'DE136695976', name: 'BEISPIEL GMBH' },
      reference: null,
      at: expect.any(String),
    })
    expect(await waiting(companyId)).toEqual([])
  })
  test.each([
    ['struck off', listed({ statusVat: 'Niezarejestrowany' }), 'refuted', 'yes'],
    ['exempt', listed({ statusVat: 'Zwolniony' }), 'confirmed', 'yes'],
    ['with another account', listed({ accounts: [] }), 'confirmed', 'no'],
    ['not listed', aNip(), 'refuted', 'no'],
  ])('E06 a company that is %s', async (_, taxId, outcome, accountListed) => {
    const { companyId, owner } = await aRegisteredCompany(market, { taxId })
    await submit(companyId, owner.auth)
    await market.runJobs()
    expect((await own(companyId, owner.auth)).checks).toMatchObject([{ outcome, detail: { accountListed } }])
  })
  test('R03 down: the company waits all the same; they are asked again some times, then no more', async () => {
    list.mood = 'broken'
    const { companyId, owner } = await aRegisteredCompany(market, { taxId: listed() })
    expect((await submit(companyId, owner.auth)).status).toBe(200)
    const waits: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await market.runJobs()
      const [next] = await waiting(companyId)
      if (!next) break
      waits.push(next.minutes)
      await market.query('update graphile_worker._private_jobs set run_at = now() where payload->>$1 = $2', [
        'companyId',
        String(companyId),
      ])
    }
    expect(waits).toEqual([5, 60, 360, 1440])
    const { checks, status } = await own(companyId, owner.auth)
    expect([status, checks.map(({ outcome }: { outcome: string }) => outcome)]).toEqual(['submitted', ['unknown']])
  })
  test('R03 up again: the next question is answered, and the waiting ends', async () => {
    list.mood = 'slow'
    const { companyId, owner } = await aRegisteredCompany(market, { taxId: listed() })
    await submit(companyId, owner.auth)
    await market.runJobs()
    list.mood = 'right'
    await market.query('update graphile_worker._private_jobs set run_at = now() where payload->>$1 = $2', [
      'companyId',
      String(companyId),
    ])
    await market.runJobs()
    expect((await own(companyId, owner.auth)).checks.map((one: { outcome: string }) => one.outcome)).toEqual([
      'confirmed',
      'unknown',
    ])
    expect(await waiting(companyId)).toEqual([])
  })
  test('the job runs twice: one check', async () => {
    const { companyId, owner } = await aRegisteredCompany(market, { taxId: listed() })
    await submit(companyId, owner.auth)
    await market.runJobs()
    const payload = { companyId, attempt: 0 }
    await market.deps.addJob(market.deps.db, { name: 'companies.checkRegisters', payload })
    await market.runJobs()
    expect((await own(companyId, owner.auth)).checks).toHaveLength(1)
    expect(list.questions).toHaveLength(2)
  })
  test('B06 a refuted number stops a seller whose market asks for a confirmed one; a silent register does not', async () => {
    await ask('taxStatus')
    const taxId = listed()
    const { companyId, owner } = await aRegisteredCompany(market, { taxId })
    await submit(companyId, owner.auth)
    await market.runJobs()
    await market.query(`update companies set status = 'approved' where id = $1`, [companyId])
    expect((await own(companyId, owner.auth)).sells).toBe(true)
    const askAgain = async () => {
      await market.query('truncate register_answers')
      const payload = { companyId, attempt: 9 }
      await market.deps.addJob(market.deps.db, { name: 'companies.checkRegisters', payload })
      await market.runJobs()
      return (await own(companyId, owner.auth)).sells
    }
    list.mood = 'broken'
    expect(await askAgain()).toBe(true)
    list.mood = 'right'
    subjects[taxId] = { name: 'LIS SP. Z O.O.', statusVat: 'Niezarejestrowany' }
    expect(await askAgain()).toBe(false)
  })
})
