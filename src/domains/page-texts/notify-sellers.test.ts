import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { notifyNewSeller, notifySellers } from './notify-sellers.ts'

/** More than are told in one step. */
const SELLERS = 28
let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  const { auth } = await anOperator(market)
  for (let n = 0; n < SELLERS; n += 1) await aSeller(market.deps, { delivers: false })
  await aSeller(market.deps, { status: 'draft' })
  const draft = { words: { 'pl-PL': 'Nowe zasady' }, changes: { 'pl-PL': 'Wszystko.' }, revision: 0 }
  await market.api('PUT', '/api/admin/texts/regular/draft', draft, auth)
  const body = { revision: 1, from: '2999-01-01', exception: null }
  expect((await market.api('POST', '/api/admin/texts/regular/versions', body, auth)).status).toBe(201)
  versionId = (await market.query('select id from text_versions where number = 1')).rows[0].id
})
afterAll(() => market.close())

const told = async () => (await mailsTo(market)).filter(({ template }) => template === 'termsChange')

test('R19 dies in the middle of a step, dies between steps, runs twice at once: every owner is told exactly once', async () => {
  const { deps } = market
  let calls = 0
  const dying = {
    ...deps,
    secrets: {
      ...deps.secrets,
      seal: (text: string) => {
        calls += 1
        if (calls === 10) throw new Error('the process died')
        return deps.secrets.seal(text)
      },
    },
  }
  await expect(notifySellers(dying, versionId, new AbortController().signal)).rejects.toThrow('the process died')
  expect(await told()).toHaveLength(0)
  await expect(notifySellers(deps, versionId, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect(await told()).toHaveLength(25)
  await Promise.all([1, 2].map(() => notifySellers(deps, versionId, new AbortController().signal)))
  await market.runJobs()
  const mails = await told()
  expect(mails).toHaveLength(SELLERS)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(SELLERS)
  const { rows } = await market.query(`select count(*)::int as n from notices where kind = 'termsChange'`)
  expect(rows[0].n).toBe(SELLERS)
  const progress = await market.query('select told, done_at from text_notifications')
  expect(progress.rows).toEqual([{ told: SELLERS, done_at: expect.any(Date) }])
})

test('R19 who is approved before new terms begin hears of them once, whatever changes later; nobody else does again', async () => {
  const before = (await told()).length
  const late = await aSeller(market.deps, { delivers: false })
  const draft = await aSeller(market.deps, { status: 'draft' })
  for (const companyId of [late.companyId, late.companyId, draft.companyId]) {
    await Promise.all([1, 2].map(() => notifyNewSeller(market.deps, companyId)))
  }
  expect((await told()).length).toBe(before + 1)
  const [one] = (await market.query('select min(id) as id from companies where status = $1', ['approved'])).rows
  await market.deps.emit(market.deps.db, { name: 'company.changed', payload: { companyId: one.id } })
  await market.runJobs()
  expect((await told()).length).toBe(before + 1)
  // After their beginning they are the terms that one joins with.
  const later = await aSeller(market.deps, { delivers: false })
  await notifyNewSeller({ ...market.deps, now: () => new Date('2999-01-02') }, later.companyId)
  expect((await told()).length).toBe(before + 1)
})
