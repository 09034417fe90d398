import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../../test/factories/company.ts'
import { anOperator, auditOf } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let auth: Record<string, string>
let clock = new Date('2026-09-26T21:59:59Z')
let picture: Buffer
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  auth = (await anOperator(market)).auth
  // With words beside the picture: they stay, since the file is not to be changed.
  picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#039' } })
    .withExif({ IFD0: { Copyright: 'European Union' } })
    .png()
    .toBuffer()
})
afterAll(() => market.close())

const put = (locale: string, bytes: Buffer) =>
  upload(market, 'PUT', `/api/admin/guarantee-notice/${locale}`, bytes, auth)
const shown = async () => (await market.api('GET', '/api/settings')).json.guarantee
const fetched = async (locale: string) => {
  const answer = await fetch(`${market.url}/api/guarantee-notice/${locale}`)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('R19 the official notice is shown as it was uploaded, in languages that have it', async () => {
  expect((await fetched('pl-PL')).status).toBe(404)
  expect((await put('pl-PL', picture)).status).toBe(200)
  expect((await put('de-DE', pdf)).status).toBe(200)
  const polish = await fetched('pl-PL')
  expect([polish.status, polish.type, digest(polish.bytes)]).toEqual([200, 'image/png', digest(picture)])
  const german = await fetched('de-DE')
  expect([german.type, digest(german.bytes)]).toEqual(['application/pdf', digest(pdf)])
  // A second before the law begins no page speaks of it.
  expect(await shown()).toEqual({})
  clock = new Date('2026-09-26T22:00:00Z')
  expect(await shown()).toMatchObject({ 'pl-PL': { media: 'image/png' }, 'de-DE': { media: 'application/pdf' } })
  expect(await shown()).not.toHaveProperty('en-US')
  expect((await auditOf(market, 'guaranteeNotice')).at(-1)?.action).toBe('guaranteeNoticeChanged')
})

test('R19 as long as a language has no file, the opening and the table of duties say so', async () => {
  const lacks = async () => {
    const { json } = await market.api('GET', '/api/admin/duties', undefined, auth)
    const opening = await market.api('GET', '/api/admin/opening', undefined, auth)
    return [
      json.duties.find(({ id }: { id: string }) => id === 'guarantee').lacks,
      opening.json.items.find(({ item }: { item: string }) => item === 'guarantee').done,
    ]
  }
  expect(await lacks()).toEqual([true, false])
  await put('en-US', picture)
  expect(await lacks()).toEqual([false, true])
  await market.api('DELETE', '/api/admin/guarantee-notice/en-US', undefined, auth)
  expect(await lacks()).toEqual([true, false])
})

test('V05 what is neither a PDF nor a whole picture is refused, and nothing changes', async () => {
  const before = await shown()
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.7 with no end'),
    picture.subarray(0, picture.length - 30),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
  ]) {
    const { status, json } = await put('pl-PL', bytes)
    expect([status, json.code]).toEqual([422, 'not_a_document'])
  }
  expect((await put('fr-FR', pdf)).status).toBe(404)
  expect(await shown()).toEqual(before)
})

test('replaced twice at once one file holds, and what nobody shows goes', async () => {
  const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const both = await Promise.all([put('pl-PL', pdf), put('pl-PL', other)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  clock = new Date(clock.getTime() + 3 * 3_600_000)
  await market.runJobs()
  const { bytes, status } = await fetched('pl-PL')
  expect(status).toBe(200)
  expect([digest(pdf), digest(other)]).toContain(digest(bytes))
  const { rows } = await market.query(`select value from settings where key = 'guaranteeNotice'`)
  const { key } = rows[0].value['pl-PL']
  // A job that runs twice takes nothing that is shown.
  await market.runJob('site.removeNotice', { key })
  expect((await fetched('pl-PL')).status).toBe(200)
  await market.api('DELETE', '/api/admin/guarantee-notice/pl-PL', undefined, auth)
  await market.api('DELETE', '/api/admin/guarantee-notice/pl-PL', undefined, auth)
  expect((await fetched('pl-PL')).status).toBe(404)
})
