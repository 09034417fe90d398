import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, auditOf } from '../../../../test/factories/person.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let strangers: Awaited<ReturnType<typeof aTeam>>
let code: string
const clock = new Date('2027-01-01T00:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  team = await aTeam(market)
  strangers = await aTeam(market)
  const units = `/api/companies/${team.companyId}/units`
  const unit = { name: 'Phone 12', group: 'phones' }
  const { json } = await market.api('POST', units, { units: [unit] }, team.owner)
  code = json.results[0].unit.code
  const repair = { what: 'battery', parts: 'other', note: '=1+1 nowa bateria' }
  expect((await market.api('POST', `${units}/${code}/repairs`, repair, team.owner)).status).toBe(200)
})
afterAll(() => market.close())

const read = (id: number, query: string, auth: Record<string, string>) =>
  market.api('GET', `/api/companies/${id}/unit-repairs?${query}`, undefined, { ...auth, 'accept-language': 'en' })

test('R22 what was repaired of a unit, by whom and with which parts, is a file of its company and of the operator', async () => {
  const own = await read(team.companyId, 'year=2027&format=json', team.owner)
  expect(own.json.repairs).toMatchObject([
    { unit: code, companyId: team.companyId, what: 'battery', parts: 'other', note: '=1+1 nowa bateria' },
  ])
  const { auth } = await anOperator(market)
  const all = await market.api('GET', '/api/admin/unit-repairs?year=2027&format=json', undefined, auth)
  expect(all.json.repairs).toEqual(own.json.repairs)
  const csv = (await read(team.companyId, 'year=2027', team.owner)).text
  expect(csv).toContain(code)
  // A spreadsheet computes nothing of it.
  expect(csv).not.toMatch(/(^|[,;"])=1\+1/m)
  expect((await auditOf(market, team.companyId)).filter(({ action }) => action === 'repairsExported')).toHaveLength(2)
})

test('neither another year nor another company has it', async () => {
  expect((await read(team.companyId, 'year=2026&format=json', team.owner)).json.repairs).toEqual([])
  expect((await read(strangers.companyId, 'year=2027&format=json', strangers.owner)).json.repairs).toEqual([])
  expect((await read(team.companyId, 'year=2027&format=json', strangers.owner)).status).toBe(404)
  expect((await read(team.companyId, 'year=jutro', team.owner)).status).toBe(422)
})
