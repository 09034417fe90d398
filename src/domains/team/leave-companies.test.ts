import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, auditOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { leaveCompanies } from './leave-companies.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const goes = (userId: string) =>
  market.deps.db.transaction().execute((db) => leaveCompanies({ ...market.deps, db }, userId))
const join = (companyId: number, userId: string, role: string) =>
  market.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [companyId, userId, role])
const exists = async (companyId: number) =>
  (await market.query('select 1 from companies where id = $1', [companyId])).rows.length === 1
const teamOf = async (companyId: number) =>
  (await market.query('select user_id as id from company_members where company_id = $1', [companyId])).rows.map(
    (row) => row.id,
  )
/** A company that was begun and never handed in: nothing hangs on it. */
async function aDraft() {
  const seller = await aSeller(market.deps, { status: 'draft', delivers: false })
  await market.query('delete from shops where company_id = $1', [seller.companyId])
  return seller
}

test('A10 who deletes the account leaves every company that has another owner', async () => {
  const person = await aPerson(market)
  const [one, two] = [await aSeller(market.deps), await aSeller(market.deps)]
  await join(one.companyId, person.id, 'owner')
  await join(two.companyId, person.id, 'warehouse')
  await goes(person.id)
  expect([await teamOf(one.companyId), await teamOf(two.companyId)]).toEqual([[one.ownerId], [two.ownerId]])
  expect(await auditOf(market, one.companyId)).toEqual([
    { actorId: person.id, action: 'memberRemoved', detail: { member: person.id, role: 'owner', left: true } },
  ])
  await goes(person.id)
})

test('A10 the only owner of a company that is more than a draft, or of others’ draft, has to stay', async () => {
  for (const status of ['submitted', 'approved', 'rejected', 'suspended'] as const) {
    const { ownerId, companyId } = await aSeller(market.deps, { status })
    await expect(goes(ownerId)).rejects.toMatchObject({ kind: 'conflict', code: 'company_needs_owner' })
    expect(await teamOf(companyId)).toEqual([ownerId])
  }
  const shared = await aDraft()
  await join(shared.companyId, (await aPerson(market)).id, 'manager')
  await expect(goes(shared.ownerId)).rejects.toMatchObject({ code: 'company_needs_owner' })
  const withShop = await aSeller(market.deps, { status: 'draft' })
  await expect(goes(withShop.ownerId)).rejects.toMatchObject({ code: 'company_needs_owner' })
  expect(await exists(withShop.companyId)).toBe(true)
})

test('A10 nothing happens to the other companies when one holds the person', async () => {
  const held = await aSeller(market.deps)
  const draft = await aDraft()
  await join(draft.companyId, held.ownerId, 'owner')
  await market.query('delete from company_members where company_id = $1 and user_id = $2', [
    draft.companyId,
    draft.ownerId,
  ])
  await expect(goes(held.ownerId)).rejects.toMatchObject({ code: 'company_needs_owner' })
  expect(await exists(draft.companyId)).toBe(true)
})

test('A10 what somebody began alone goes with the person: company, documents, files, invitations', async () => {
  const { companyId, ownerId } = await aDraft()
  const { files } = market.deps
  await files.write(`private/draft-${companyId}`, Buffer.from('secret'))
  await market.query(
    `insert into company_documents (company_id, kind, name, media, size, file_key) values ($1, 'bank', 'b', 'application/pdf', 6, $2)`,
    [companyId, `private/draft-${companyId}`],
  )
  await market.query(
    `insert into company_invitations (company_id, email, role, token_hash, expires_at) values ($1, 'a@example.com', 'owner', '\\x01', now())`,
    [companyId],
  )
  await goes(ownerId)
  expect(await exists(companyId)).toBe(false)
  await market.runJobs()
  expect(await files.read(`private/draft-${companyId}`)).toBeUndefined()
})

test('A10 both owners who delete their accounts at once: one has to stay', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const { companyId, ownerId } = await aSeller(market.deps)
    const second = await aPerson(market)
    await join(companyId, second.id, 'owner')
    const outcomes = await Promise.allSettled([goes(ownerId), goes(second.id)])
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await teamOf(companyId)).toHaveLength(1)
  }
})
