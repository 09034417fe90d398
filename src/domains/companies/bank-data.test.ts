import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aRegisteredCompany } from '../../../test/factories/company.ts'
import { auditOf, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { companyData as schema } from './contract.ts'
import { readPayoutHold } from './read-payout-hold.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { PAYOUT_HOLD_DAYS: '5' } })
})
afterAll(() => market.close())

const OTHER = 'DE89370400440532013000'
type Auth = Record<string, string>

/** An approved company with an account, its owner, and what changes of it answer. */
async function aPaidCompany() {
  const { companyId, owner } = await aRegisteredCompany(market)
  await market.query(`update companies set status = 'approved' where id = $1`, [companyId])
  const path = `/api/companies/${companyId}/data`
  const change = async (over: object, auth: Auth = owner.auth) => {
    const own = (await market.api('GET', path, undefined, auth)).json
    const body = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, own[field]]))
    return market.api('PUT', path, { ...body, ...over, revision: own.revision }, auth)
  }
  const prove = () => market.query('update sessions set confirmed_at = now()')
  const iban = async () =>
    (await market.query('select bank_iban from companies where id = $1', [companyId])).rows[0].bank_iban
  return { companyId, owner, change, prove, iban }
}

test.each(['bankIban', 'bankBic', 'bankHolder'])(
  'a stolen session does not change %s: the password is asked',
  async (field) => {
    const { change, iban, companyId } = await aPaidCompany()
    const value = { bankIban: OTHER, bankBic: 'COBADEFF', bankHolder: 'Ktoś Inny' }[field]
    for (const wanted of [value, null]) {
      const { status, json } = await change({ [field]: wanted })
      if (field === 'bankHolder' && wanted === null) expect(status).toBe(200)
      else expect([status, json.code]).toEqual([403, 'confirmation_required'])
    }
    expect(await iban()).not.toBe(OTHER)
    expect(await readPayoutHold(market.deps, companyId)).toBeUndefined()
    // Anything else needs no proof.
    expect((await change({ phone: '+48 12 000 00 99' })).status).toBe(200)
  },
)

test('every owner hears of it, with both accounts masked and how to object; payouts wait, and it is on record', async () => {
  const { companyId, owner, change, prove } = await aPaidCompany()
  const second = await aMember(market, companyId, 'owner')
  const accountant = await aMember(market, companyId, 'accountant')
  await prove()
  const { status, json } = await change({ bankIban: OTHER }, accountant.auth)
  expect(status).toBe(200)
  const until = (await readPayoutHold(market.deps, companyId))?.getTime() ?? 0
  expect(Math.abs(until - Date.now() - 5 * 86_400_000)).toBeLessThan(60_000)
  expect(json.payoutsHeldUntil).toBe(new Date(until).toISOString())
  for (const { email } of [owner, second]) {
    const [mail] = (await mailsTo(market, email)).filter((one) => one.template === 'bankDataChanged')
    expect(mail?.params).toMatchObject({ before: 'PL61 … 2874, WBKP…', after: 'DE89 … 3000, WBKP…' })
    expect(JSON.stringify(mail?.params)).not.toContain(OTHER)
  }
  expect((await auditOf(market, companyId)).filter(({ action }) => action === 'bankDataChanged')).toEqual([
    {
      actorId: accountant.id,
      action: 'bankDataChanged',
      detail: { before: 'PL61 … 2874, WBKP…', after: 'DE89 … 3000, WBKP…' },
    },
  ])
})

test('who deals with no money does not see the hold; changing it back holds on', async () => {
  const { companyId, change, prove, owner } = await aPaidCompany()
  const manager = await aMember(market, companyId, 'manager')
  await prove()
  await change({ bankIban: OTHER })
  const first = await readPayoutHold(market.deps, companyId)
  await change({ bankIban: 'PL61109010140000071219812874' })
  expect((await readPayoutHold(market.deps, companyId))?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0)
  const seen = (await market.api('GET', `/api/companies/${companyId}/data`, undefined, manager.auth)).json
  expect(seen.payoutsHeldUntil).toBeNull()
  expect((await mailsTo(market, owner.email)).filter((one) => one.template === 'bankDataChanged')).toHaveLength(2)
})

test('a key of the company changes none of it, whatever it may do else', async () => {
  const { companyId, owner, prove, iban } = await aPaidCompany()
  await prove()
  const scopes = ['products:read', 'products:write', 'stock:write', 'orders:read', 'orders:write']
  const body = { name: 'ERP', scopes, expiresInDays: null }
  const { secret } = (await market.api('POST', `/api/companies/${companyId}/api-keys`, body, owner.auth)).json
  const answer = await market.api('PUT', `/api/companies/${companyId}/data`, {}, { authorization: `Bearer ${secret}` })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await iban()).toBe('PL61109010140000071219812874')
})
