import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPerson, authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { accept, aTeam, tokenFor, whoIs } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

/** A company with two owners, `first` and `second`. */
async function twoOwners() {
  const { companyId, ownerId } = await aSeller(market.deps)
  const second = await aPerson(market, { permissions: 'seller' })
  const join = `insert into company_members (company_id, user_id, role) values ($1, $2, 'owner')`
  await market.query(join, [companyId, second.id])
  return { companyId, first: { id: ownerId, auth: await authOf(market, ownerId) }, second }
}
const rolesOf = async (companyId: number) =>
  (await market.query('select role from company_members where company_id = $1 order by role', [companyId])).rows.map(
    (row) => row.role,
  )

test('P01 two owners who demote each other at once: one of them stays owner', async () => {
  for (let turn = 0; turn < 12; turn++) {
    const { companyId, first, second } = await twoOwners()
    const demote = (whom: { id: string }, by: { auth: Record<string, string> }) =>
      market.api('PUT', `/api/companies/${companyId}/members/${whom.id}`, { role: 'manager' }, by.auth)
    const answers = await Promise.all([demote(second, first), demote(first, second)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403])
    expect(await rolesOf(companyId)).toEqual(['manager', 'owner'])
  }
})

test('P01 the last owner demoted by two at once stays owner', async () => {
  for (let turn = 0; turn < 12; turn++) {
    const { companyId, first, second } = await twoOwners()
    const stepBack = (who: { id: string; auth: Record<string, string> }) =>
      market.api('PUT', `/api/companies/${companyId}/members/${who.id}`, { role: 'manager' }, who.auth)
    const answers = await Promise.all([stepBack(first), stepBack(second)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await rolesOf(companyId)).toEqual(['manager', 'owner'])
  }
})

test('P01 two owners who leave, or remove each other, at once: one stays', async () => {
  for (let turn = 0; turn < 12; turn++) {
    const { companyId, first, second } = await twoOwners()
    const remove = (whom: { id: string }, by: { auth: Record<string, string> }) =>
      market.api('DELETE', `/api/companies/${companyId}/members/${whom.id}`, undefined, by.auth)
    const leaving = turn % 2 === 0
    const pairs = leaving
      ? ([
          [first, first],
          [second, second],
        ] as const)
      : ([
          [first, second],
          [second, first],
        ] as const)
    const answers = await Promise.all(pairs.map(([whom, by]) => remove(whom, by)))
    // Who was removed before the own turn came belongs to no company any more.
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, leaving ? 409 : 404])
    expect(await rolesOf(companyId)).toEqual(['owner'])
  }
})

describe('leaving one company and joining another', () => {
  async function inBetween() {
    const from = await aSeller(market.deps)
    const to = await aTeam(market)
    const person = await aPerson(market, { permissions: 'seller' })
    const join = `insert into company_members (company_id, user_id, role) values ($1, $2, 'manager')`
    await market.query(join, [from.companyId, person.id])
    await to.invite(person.email)
    const token = await tokenFor(market, person.email)
    const path = `/api/companies/${from.companyId}/members/${person.id}`
    return {
      leave: () => market.api('DELETE', path, undefined, person.auth),
      join: () => accept(market, token, person.auth),
      is: async () => (await whoIs(market, person.auth)).permissions,
    }
  }

  test('P01 at once leaves a seller', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const person = await inBetween()
      const answers = await Promise.all([person.leave(), person.join()])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
      expect(await person.is()).toBe('seller')
    }
  })

  test('P01 leaves a seller also when the joining has not quite ended', async () => {
    const person = await inBetween()
    await market.query(`
      create function stand_still() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(4711); return null; end $$;
      create constraint trigger stand_still after insert on company_members deferrable initially deferred
        for each row execute function stand_still()`)
    const waiting = async () =>
      (await market.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rows.length
    const answers = await market.deps.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(db)
      const joins = person.join()
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 60_000)
      const leaves = person.leave()
      await Promise.race([leaves, wait(300)])
      return [joins, leaves]
    })
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200])
    expect(await person.is()).toBe('seller')
    await market.query('drop function stand_still cascade')
  })
})

test('P01 a team is never fuller than it may be, whoever joins at once', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  await market.query(
    `with people as (insert into users (email, username, first_name) select 'crowd' || i || '@example.com', 'crowd' || i, 'Ola' from generate_series(1, 47) i returning id)
    insert into company_members (company_id, user_id, role) select $1, id, 'warehouse' from people`,
    [companyId],
  )
  const guests = await Promise.all(Array.from({ length: 5 }, () => aPerson(market)))
  const tokens = guests.map((_, index) => `${index}`.padStart(43, 'g'))
  for (const [index, { email }] of guests.entries()) {
    await market.query(
      `insert into company_invitations (company_id, email, role, token_hash, invited_by, expires_at) values ($1, $2, 'manager', $3, $4, now() + interval '1 day')`,
      [companyId, email, market.deps.secrets.hash(tokens[index] ?? ''), ownerId],
    )
  }
  const answers = await Promise.all(
    guests.map(({ auth }, index) => market.api('POST', `/api/invitations/${tokens[index]}/accept`, undefined, auth)),
  )
  expect(answers.map((answer) => answer.json.code ?? 'in').sort()).toEqual([
    'in',
    'in',
    'team_full',
    'team_full',
    'team_full',
  ])
  expect(await rolesOf(companyId)).toHaveLength(50)
})
