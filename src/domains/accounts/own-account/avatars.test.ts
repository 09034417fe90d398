import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, loggedIn } from '../../../../test/factories/account.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let clock = Date.now()
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

type Headers = Record<string, string>
const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
async function upload(headers: Headers, bytes: Buffer, query = '', type = 'image/png') {
  const answer = await fetch(`${market.url}/api/account/avatar${query}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  return { status: answer.status, json: (await answer.json()) as any }
}
const served = async (name: string) => (await fetch(`${market.url}/files/${name}-320.webp`)).status
const sweep = async () => {
  await market.runJob('accounts.forgetOld')
}
const chosen = (headers: Headers, AvatarLogin: string) =>
  market.api('POST', '/api/users/reset-avatar', { token: headers.authorization?.slice(7), AvatarLogin })

test('R08 a person uploads a picture, cut to a square; the one before it is gone', async () => {
  const headers = await loggedIn(market, await anAccount(market))
  const first = (await upload(headers, await picture('teal'), '?x=0.2&y=0&size=0.5')).json.AvatarLogin
  const file = await fetch(`${market.url}/files/${first}-320.webp`)
  expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 150, height: 150 })
  const second = (await upload(headers, await picture('red'))).json.AvatarLogin
  expect(second).not.toBe(first)
  expect([await served(first), await served(second)]).toEqual([404, 200])
  expect((await market.api('GET', '/api/account', undefined, headers)).json.AvatarLogin).toBe(second)
  expect((await chosen(headers, first)).json.code).toBe('reset_avatar_failed')
})
test('R08 uploaded twice at once one picture stays', async () => {
  const headers = await loggedIn(market, await anAccount(market))
  const bytes = await picture('olive')
  const names = (await Promise.all([upload(headers, bytes), upload(headers, bytes)])).map((one) => one.json.AvatarLogin)
  const shown = (await market.api('GET', '/api/account', undefined, headers)).json.AvatarLogin
  expect(names).toContain(shown)
  const other = names.find((name) => name !== shown)
  expect([await served(shown), await served(other)]).toEqual([200, 404])
})
test('R08 an own picture that is not shown any more may be chosen again for a day, then it is gone', async () => {
  const headers = await loggedIn(market, await anAccount(market), undefined, { keepLoggedIn: true })
  const own = (await upload(headers, await picture('navy'))).json.AvatarLogin
  await chosen(headers, 'preset-2')
  clock += 23 * 3_600_000
  await sweep()
  expect((await chosen(headers, own)).status).toBe(200)
  clock += 25 * 3_600_000
  await sweep()
  expect(await served(own)).toBe(200)
  await chosen(headers, 'preset-2')
  clock += 25 * 3_600_000
  await sweep()
  expect(await served(own)).toBe(404)
  expect((await chosen(headers, own)).json.code).toBe('reset_avatar_failed')
})
test('a picture whose upload died in the middle is swept', async () => {
  const account = await anAccount(market)
  await market.deps.files.write('originals/avatars/left-over.webp', await picture('gray'))
  await market.query(
    `insert into draft_uploads (key, purpose, owner_id, created_at) values ('avatars/left-over', 'avatar', $1, $2)`,
    [account.id, new Date(clock - 25 * 3_600_000)],
  )
  expect(await served('avatars/left-over')).toBe(200)
  await sweep()
  expect(await served('avatars/left-over')).toBe(404)
})
test('R08 what is no picture, too large, or for nobody is refused', async () => {
  const headers = await loggedIn(market, await anAccount(market))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect((await upload(headers, svg)).json).toMatchObject({ code: 'not_a_picture', errors: [{ field: 'file' }] })
  const large = await upload(headers, Buffer.alloc(4 * 1024 * 1024 + 1))
  expect([large.status, large.json.errors[0].code]).toEqual([413, 'file_too_large'])
  expect((await upload(headers, await picture('red'), '?size=2')).status).toBe(422)
  expect((await upload({}, await picture('red'))).status).toBe(401)
  const { rows } = await market.query(`select 1 from draft_uploads where purpose = 'avatar' and created_at >= $1`, [
    new Date(clock),
  ])
  expect(rows).toEqual([])
})
test('nobody keeps the market busy with pictures', async () => {
  const headers = await loggedIn(market, await anAccount(market))
  let last = 0
  for (let attempt = 0; attempt < 31; attempt += 1) last = (await upload(headers, Buffer.from('no picture'))).status
  expect(last).toBe(429)
})
