import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { MOST_NOTICES } from './contract.ts'
import { notify } from './notify.ts'
import { purgeNotices } from './purge-notices.ts'

let market: TestMarket
let clock = new Date('2026-11-02T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
})
afterAll(() => market.close())

type Person = Awaited<ReturnType<typeof aPerson>>
const back = (people: readonly Person[], key: string, title = 'Laptop') =>
  notify(market.deps, {
    ...{ kind: 'backInStock', userIds: people.map(({ id }) => id), key, data: { title }, path: '/products/7' },
  } as const)
const listOf = async ({ auth }: Person, after?: number) =>
  (await market.api('GET', `/api/notices${after ? `?after=${after}` : ''}`, undefined, auth)).json
const unreadOf = async ({ auth }: Person) =>
  (await market.api('GET', '/api/notices/unread', undefined, auth)).json.unread
const choose = ({ auth }: Person, choices: unknown[]) => market.api('PUT', '/api/notices/choices', { choices }, auth)
const sendMails = () => market.runJob('notices.sendMails')

test('several people are told at once, each once however often it is told, and each reads their own', async () => {
  const [one, two] = [await aPerson(market), await aPerson(market)]
  await back([one, two, one], 'a')
  await back([one, two], 'a')
  await back([one], 'b', 'Tablet')
  const { notices, next } = await listOf(one)
  expect(next).toBeNull()
  expect(notices).toMatchObject([
    { kind: 'backInStock', data: { title: 'Tablet' }, path: '/products/7', isRead: false },
    { kind: 'backInStock', data: { title: 'Laptop' }, isRead: false },
  ])
  expect([await unreadOf(one), await unreadOf(two)]).toEqual([2, 1])
  // One of another person is none of mine.
  const [foreign] = (await listOf(two)).notices
  expect((await market.api('POST', `/api/notices/${foreign.id}/read`, undefined, one.auth)).json).toEqual({ unread: 2 })
  expect(await unreadOf(two)).toBe(1)
  expect((await market.api('POST', `/api/notices/${notices[1].id}/read`, undefined, one.auth)).json).toEqual({
    unread: 1,
  })
  // What came after the newest that was seen stays unread.
  await back([one], 'c')
  const all = await market.api('POST', '/api/notices/read', { upTo: notices[0].id }, one.auth)
  expect(all.json).toEqual({ unread: 1 })
})

test('nobody keeps more than so many, and a list goes on by its cursor', async () => {
  const person = await aPerson(market)
  for (let at = 0; at < MOST_NOTICES + 60; at += 20) {
    const some = Array.from({ length: 20 }, (_, one) => ({
      ...{
        kind: 'backInStock' as const,
        userIds: [person.id],
        key: `${at + one}`,
        data: { title: `T ${at + one}` },
        path: '/',
      },
    }))
    await notify(market.deps, ...some)
  }
  const { rows } = await market.query('select count(*)::int as kept from notices where user_id = $1', [person.id])
  expect(rows[0].kept).toBe(MOST_NOTICES)
  expect(await unreadOf(person)).toBe(100)
  const first = await listOf(person)
  const second = await listOf(person, first.next)
  expect([first.notices.length, second.notices.length]).toEqual([50, 50])
  expect(second.notices[0].id).toBeLessThan(first.notices[49].id)
})

test('a transaction that does not happen tells nobody', async () => {
  const person = await aPerson(market)
  await expect(
    market.deps.db.transaction().execute(async (db) => {
      await notify(
        { ...market.deps, db },
        { kind: 'backInStock', userIds: [person.id], key: 'x', data: { title: 'x' }, path: '/' },
      )
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await unreadOf(person)).toBe(0)
})

test('in the market, by mail or neither: as each person wants it of each kind', async () => {
  const person = await aPerson(market, { locale: 'de-DE' })
  await choose(person, [{ kind: 'backInStock', inMarket: false, byMail: true }])
  await back([person], 'mail only')
  expect((await listOf(person)).notices).toEqual([])
  await sendMails()
  const [mail] = await mailsTo(market, person.email)
  expect(mail).toMatchObject({ template: 'newNotices', locale: 'de-DE' })
  expect(mail?.params.sections).toMatchObject([
    { heading: 'Produkt wieder verfügbar', lines: ['„Laptop“ ist wieder erhältlich.'] },
  ])
  await choose(person, [{ kind: 'backInStock', inMarket: false, byMail: false }])
  await back([person], 'neither')
  clock = new Date(clock.getTime() + 3_600_000)
  await sendMails()
  expect(await mailsTo(market, person.email)).toHaveLength(1)
  expect((await listOf(person)).notices).toEqual([])
  // What the law sends by mail is no choice, and is not sent twice.
  const { json } = await choose(person, [{ kind: 'orderStep', inMarket: true, byMail: true }])
  expect(json.choices.find(({ kind }: { kind: string }) => kind === 'orderStep')).toMatchObject({
    inMarket: true,
    byMail: false,
  })
})

test('what happens within a quarter of an hour is one mail; who switches mails off before it leaves gets none', async () => {
  const person = await aPerson(market)
  await back([person], '1')
  await back([person], '2')
  await Promise.all([sendMails(), sendMails()])
  const [first] = await mailsTo(market, person.email)
  expect(first?.params.sections).toHaveLength(2)
  await back([person], '3')
  await sendMails()
  expect(await mailsTo(market, person.email)).toHaveLength(1)
  clock = new Date(clock.getTime() + 16 * 60_000)
  await sendMails()
  expect(await mailsTo(market, person.email)).toHaveLength(2)
  // The link under the mail.
  await back([person], '4')
  const token = new URL(String(first?.params.unsubscribe)).searchParams.get('token')
  const answer = await fetch(`${market.url}/unsubscribe?token=${token}`, {
    ...{ method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
  })
  expect(answer.status).toBe(204)
  clock = new Date(clock.getTime() + 16 * 60_000)
  await sendMails()
  expect(await mailsTo(market, person.email)).toHaveLength(2)
  expect(await unreadOf(person)).toBe(4)
})

test('who cannot log in is told nothing, and old notices go', async () => {
  const [gone, old] = [await aPerson(market), await aPerson(market)]
  await market.query(`update users set status = 'suspended' where id = $1`, [gone.id])
  await back([gone, old], 'long ago')
  const { rows } = await market.query('select from notices where user_id = $1', [gone.id])
  expect(rows).toEqual([])
  clock = new Date(clock.getTime() + 179 * 86_400_000)
  await purgeNotices(market.deps, new AbortController().signal)
  expect((await listOf(await again(old))).notices).toHaveLength(1)
  clock = new Date(clock.getTime() + 2 * 86_400_000)
  await purgeNotices(market.deps, new AbortController().signal)
  const { rows: left } = await market.query('select from notices where user_id = $1', [old.id])
  expect(left).toEqual([])
})

async function again(person: Person): Promise<Person> {
  const { authOf } = await import('../../../test/factories/person.ts')
  return { ...person, auth: await authOf(market, person.id) }
}
