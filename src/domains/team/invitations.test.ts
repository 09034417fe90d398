import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson, auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { accept, aTeam, offer, tokenFor, whoIs } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let later = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
})
afterAll(() => market.close())
beforeEach(async () => {
  later = 0
  await market.query('truncate throttles')
  team = await aTeam(market)
})

describe('owner invites', () => {
  test('P01 R18 somebody who has an account: mail in her language, and she joins with the role', async () => {
    const person = await aPerson(market, { locale: 'de-DE' })
    const { status, json } = await team.invite(person.email.toUpperCase(), 'warehouse')
    expect([status, json.invitations]).toMatchObject([201, [{ role: 'warehouse' }]])
    const [mail] = await mailsTo(market, person.email.toUpperCase())
    expect(mail).toMatchObject({ locale: 'de-DE', template: 'teamInvitation' })
    expect(mail?.params).toMatchObject({ role: 'warehouse', inviter: 'Marta Nowak', days: 7 })
    expect(mail?.params.link).toMatch(new RegExp(`^${market.url}/de/invitation\\?token=[A-Za-z0-9_-]{43}$`))
    const token = mail?.params.link?.split('token=')[1] ?? ''
    expect((await offer(market, token)).json).toMatchObject({ role: 'warehouse', email: person.email.toUpperCase() })
    expect(await whoIs(market, person.auth)).toMatchObject({ permissions: 'buyer', companyId: null })
    expect((await accept(market, token, person.auth)).json).toEqual({ companyId: team.companyId })
    expect(await whoIs(market, person.auth)).toMatchObject({ permissions: 'seller', companyId: String(team.companyId) })
    const seen = (await team.read(person.auth)).json
    expect(seen.members.map((one: { role: string }) => one.role)).toEqual(['owner', 'warehouse'])
    expect((await auditOf(market, team.companyId)).slice(-2)).toEqual([
      { actorId: team.ownerId, action: 'memberInvited', detail: { role: 'warehouse' } },
      { actorId: person.id, action: 'memberJoined', detail: { role: 'warehouse', member: person.id } },
    ])
  })

  test('P01 somebody without an account: the answer is the same, the mail in the owner’s language', async () => {
    await market.query(`update users set locale = 'en-US' where id = $1`, [team.ownerId])
    const known = await aPerson(market, { locale: 'de-DE' })
    const shape = ({ json, status }: Awaited<ReturnType<typeof team.invite>>) => [
      status,
      Object.keys(json.invitations[0]),
    ]
    expect(shape(await team.invite(`nobody-${team.companyId}@example.com`))).toEqual(
      shape(await team.invite(known.email)),
    )
    expect(await mailsTo(market, `nobody-${team.companyId}@example.com`)).toMatchObject([{ locale: 'en-US' }])
  })

  test('P01 the token stands nowhere but in the mail', async () => {
    await team.invite('secret@example.com')
    const token = await tokenFor(market, 'secret@example.com')
    expect(token).toHaveLength(43)
    const { rows: tables } = await market.query(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`)
    const holds = async (table: string, text: string) =>
      (await market.query(`select 1 from ${table} t where t::text like $1`, [`%${text}%`])).rows.length > 0
    const inHex = Buffer.from(token).toString('hex')
    for (const { name } of tables)
      expect([name, await holds(name, token), await holds(name, inHex)]).toEqual([name, false, false])
    // The search finds what is there.
    const hash = market.deps.secrets.hash(token).toString('hex')
    expect(await holds('company_invitations', hash)).toBe(true)
  })

  test('P01 inviting again replaces: the first link is dead, one invitation is open', async () => {
    const person = await aPerson(market)
    await team.invite(person.email, 'owner')
    const first = await tokenFor(market, person.email)
    const { json } = await team.invite(person.email.toUpperCase(), 'accountant')
    expect(json.invitations).toHaveLength(1)
    const second = await tokenFor(market, person.email.toUpperCase())
    expect((await offer(market, first)).json.code).toBe('invitation_not_found')
    expect((await accept(market, first, person.auth)).json.code).toBe('invitation_not_found')
    expect((await accept(market, second, person.auth)).status).toBe(200)
    expect((await team.read(person.auth)).json.members.at(-1).role).toBe('accountant')
  })

  test('P01 takes an invitation back; one of another company is not found', async () => {
    const { json } = await team.invite('back@example.com')
    const token = await tokenFor(market, 'back@example.com')
    const [{ id }] = json.invitations
    const stranger = await aSeller(market.deps)
    const path = (company: number) => `/api/companies/${company}/invitations/${id}`
    const theirs = await market.api(
      'DELETE',
      path(stranger.companyId),
      undefined,
      await authOf(market, stranger.ownerId),
    )
    expect(theirs.json.code).toBe('invitation_not_found')
    expect((await market.api('DELETE', path(team.companyId), undefined, team.owner)).json.invitations).toEqual([])
    expect((await market.api('DELETE', path(team.companyId), undefined, team.owner)).json.code).toBe(
      'invitation_not_found',
    )
    expect((await offer(market, token)).status).toBe(404)
  })

  test('P01 a member is not invited again, and no more people than a team holds', async () => {
    const member = await team.member('manager')
    expect((await team.invite(member.email.toUpperCase())).json).toMatchObject({
      code: 'already_member',
      errors: [{ field: 'email' }],
    })
    await market.query(
      `insert into company_invitations (company_id, email, role, token_hash, invited_by, expires_at)
        select $1::int, 'guest' || i || '@example.com', 'warehouse', decode(md5($1::int::text || i), 'hex'), $2, now() + interval '1 day' from generate_series(1, 48) i`,
      [team.companyId, team.ownerId],
    )
    expect((await team.invite('one-more@example.com')).json.code).toBe('team_full')
    expect((await team.invite('guest7@example.com')).status).toBe(201)
    await market.query(
      `update company_invitations set expires_at = now() - interval '1 second' where email = 'guest9@example.com'`,
    )
    expect((await team.invite('one-more@example.com')).status).toBe(201)
  })

  test('P01 floods no mailbox', async () => {
    for (let turn = 0; turn < 5; turn++) expect((await team.invite('flood@example.com')).status).toBe(201)
    const refused = await team.invite('FLOOD@example.com')
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited'])
    const other = await aSeller(market.deps)
    const theirs = await market.api(
      'POST',
      `/api/companies/${other.companyId}/invitations`,
      { email: 'flood@example.com', role: 'manager' },
      await authOf(market, other.ownerId),
    )
    expect(theirs.status).toBe(429)
    expect((await team.invite('else@example.com')).status).toBe(201)
  })
})

describe('invited person', () => {
  test('P01 joins only with the account of the invited address, and the invitation waits for it', async () => {
    const person = await aPerson(market)
    const thief = await aPerson(market)
    await team.invite(person.email)
    const token = await tokenFor(market, person.email)
    const refused = await accept(market, token, thief.auth)
    expect([refused.status, refused.json.code]).toEqual([403, 'invitation_for_other'])
    expect(await whoIs(market, thief.auth)).toMatchObject({ permissions: 'buyer', companyId: null })
    expect((await accept(market, token, {})).status).toBe(401)
    expect((await accept(market, token, person.auth)).status).toBe(200)
  })

  test('P01 joins once, however often and however fast', async () => {
    const person = await aPerson(market)
    await team.invite(person.email)
    const token = await tokenFor(market, person.email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(market, token, person.auth)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404, 404, 404])
    expect((await auditOf(market, team.companyId)).filter((one) => one.action === 'memberJoined')).toHaveLength(1)
    expect((await offer(market, token)).status).toBe(404)
  })

  test('P01 after seven days the link is dead and the invitation out of sight', async () => {
    const person = await aPerson(market)
    await team.invite(person.email)
    const token = await tokenFor(market, person.email)
    await market.query(`update sessions set expires_at = now() + interval '30 days'`)
    later = 7 * 86_400_000 - 60_000
    expect((await offer(market, token)).status).toBe(200)
    later = 7 * 86_400_000 + 60_000
    expect((await offer(market, token)).status).toBe(404)
    expect((await accept(market, token, person.auth)).status).toBe(404)
    expect((await team.read()).json.invitations).toEqual([])
    const kept = async () => (await market.query('select email from company_invitations')).rows.map((row) => row.email)
    expect(await kept()).toContain(person.email)
    await market.runJob('companies.forgetInvitations')
    expect(await kept()).not.toContain(person.email)
  })

  test('P01 a link that is none opens nothing', async () => {
    expect((await offer(market, 'x'.repeat(43))).status).toBe(404)
    expect((await offer(market, 'short')).status).toBe(404)
  })
})
