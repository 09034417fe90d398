import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { aTeam, whoIs } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
  team = await aTeam(market)
})

describe('roles', () => {
  test('P01 take effect at the next request of a session that is open already', async () => {
    const member = await team.member('manager')
    const data = () => market.api('GET', `/api/companies/${team.companyId}/data`, undefined, member.auth)
    expect((await team.invite('by-manager@example.com', 'manager', member.auth)).status).toBe(403)
    expect((await team.setRole(member.id, 'owner')).json.members).toHaveLength(2)
    expect((await team.invite('by-owner@example.com', 'manager', member.auth)).status).toBe(201)
    await team.setRole(member.id, 'warehouse')
    expect((await team.invite('by-warehouse@example.com', 'manager', member.auth)).status).toBe(403)
    expect((await data()).status).toBe(200)
    await team.remove(member.id)
    expect((await data()).json.code).toBe('company_not_found')
    expect(await whoIs(market, member.auth)).toMatchObject({ permissions: 'buyer', companyId: null })
    expect((await auditOf(market, team.companyId)).slice(-2)).toMatchObject([
      { action: 'memberRoleChanged', detail: { member: member.id, before: 'owner', role: 'warehouse' } },
      { action: 'memberRemoved', detail: { member: member.id, role: 'warehouse', left: false } },
    ])
  })

  test('P01 only owners change the team; others see it without invitations; strangers see nothing', async () => {
    await team.invite('open@example.com')
    for (const role of ['manager', 'warehouse', 'accountant']) {
      const { auth } = await team.member(role)
      expect([role, (await team.read(auth)).json.invitations]).toEqual([role, []])
      for (const answer of [
        await team.invite('x@example.com', role, auth),
        await team.setRole(team.ownerId, role, auth),
        await team.remove(team.ownerId, auth),
      ]) {
        expect([role, answer.status]).toEqual([role, 403])
      }
    }
    expect((await team.read()).json.invitations).toHaveLength(1)
    const stranger = await authOf(market, (await aSeller(market.deps)).ownerId)
    for (const answer of [
      await team.read(stranger),
      await team.invite('x@example.com', 'owner', stranger),
      await team.setRole(team.ownerId, 'manager', stranger),
      await team.remove(team.ownerId, stranger),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'company_not_found'])
    }
  })

  test('P01 members of other teams cannot be reached through the own', async () => {
    const stranger = await aSeller(market.deps)
    expect((await team.setRole(stranger.ownerId, 'warehouse')).json.code).toBe('member_not_found')
    expect((await team.remove(stranger.ownerId)).json.code).toBe('member_not_found')
  })

  test('P01 an owner who steps back sees at once what the new role sees', async () => {
    await team.member('owner')
    await team.invite('open@example.com')
    const { json } = await team.setRole(team.ownerId, 'manager')
    expect(json.invitations).toEqual([])
  })
})

describe('leaving', () => {
  test('P01 anybody may leave; who works nowhere any more is a buyer, an operator stays one', async () => {
    const member = await team.member('warehouse')
    const second = await aSeller(market.deps)
    await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'manager')`, [
      second.companyId,
      member.id,
    ])
    const left = await team.remove(member.id, member.auth)
    expect([left.status, left.json]).toEqual([200, null])
    expect(await whoIs(market, member.auth)).toMatchObject({
      permissions: 'seller',
      companyId: String(second.companyId),
    })
    const admin = await team.member('manager')
    await market.query(`update users set permissions = 'admin' where id = $1`, [admin.id])
    await team.remove(admin.id, admin.auth)
    expect((await whoIs(market, admin.auth)).permissions).toBe('admin')
  })

  test('P01 the last owner stays owner', async () => {
    const member = await team.member('manager')
    for (const answer of [await team.setRole(team.ownerId, 'manager'), await team.remove(team.ownerId)]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'company_needs_owner'])
    }
    await team.setRole(member.id, 'owner')
    expect((await team.remove(team.ownerId)).json).toBeNull()
    expect((await team.read(member.auth)).json.members).toHaveLength(1)
  })
})
