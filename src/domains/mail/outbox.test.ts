import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, aPerson } from '../../../test/factories/person.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createMailer, type Letter } from '../../platform/mail/mailer.ts'
import { eraseMailsTo, queueMail } from './index.ts'
import { jobToSend } from './jobs-to-add.ts'
import { type DrawForms, sendMail } from './send-mail.ts'

const drawForms: DrawForms = async ([form]) => ({ name: String(form?.number), bytes: Uint8Array.of(1) })
let market: TestMarket
let smtp: FakeSmtp
let auth: { authorization: string }
beforeAll(async () => {
  market = await testMarket()
  smtp = await fakeSmtp()
  auth = (await anOperator(market)).auth
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})

const link = 'https://obieg.example/verify?code=482913'
const aMail = async (to = 'hanna@example.com'): Promise<number> => {
  const params = { firstName: 'Hanna', code: '482913', link, hours: 24 }
  await queueMail(market.deps, { to, locale: 'en-US', template: 'verifyAccount', params })
  return (await market.query('select max(id) as id from mails')).rows[0].id
}
const row = async (id: number) => (await market.query('select * from mails where id = $1', [id])).rows[0]
const get = (path: string, headers = auth) => market.api('GET', path, undefined, headers)

test('M01 without a mail server the operator finds mail in the outbox and can read it', async () => {
  const id = await aMail()
  await market.runJobs()
  expect((await row(id)).status).toBe('outbox')
  const list = await get('/api/admin/mails?status=outbox')
  expect(list.json).toMatchObject({ delivers: false, mails: [{ id, recipient: 'hanna@example.com', attempts: 0 }] })
  expect(list.text).not.toContain('482913')
  const { json } = await get(`/api/admin/mails/${id}`)
  expect(json.content.subject).toBe('Confirm your account')
  expect(json.content.text).toContain('482913')
  expect(json.content.html).toContain(link)
  const retried = await market.api('POST', `/api/admin/mails/${id}/retry`, undefined, auth)
  expect([retried.status, retried.json.code]).toEqual([409, 'mail_not_configured'])
  expect((await get('/api/admin/mails/999999')).json.code).toBe('mail_not_found')
})
test('P01 nobody but the operator reads mail', async () => {
  const id = await aMail()
  const { auth: other } = await aPerson(market)
  for (const path of ['/api/admin/mails', `/api/admin/mails/${id}`]) {
    expect((await get(path, other)).status).toBe(403)
    expect((await market.api('GET', path)).status).toBe(401)
  }
})
test('mail that waited since before there was a mail server is sent when the operator says so', async () => {
  const id = await aMail('late@example.com')
  market.deps.config.smtpUrl = smtp.url
  const retried = await market.api('POST', `/api/admin/mails/${id}/retry`, undefined, auth)
  expect([retried.status, retried.json.status]).toEqual([200, 'queued'])
  const mailer = createMailer(market.deps.config)
  await sendMail(market.deps, { mailer, drawForms }, id)
  expect(smtp.arrived.map(({ to }) => to)).toEqual([['late@example.com']])
  mailer?.close()
  market.deps.config.smtpUrl = undefined
})
test('a worker without a mail server puts queued mail into the outbox', async () => {
  const id = await aMail()
  await market.query(`update mails set status = 'queued' where id = $1`, [id])
  await market.deps.addJob(market.deps.db, jobToSend(id))
  await market.runJobs()
  expect((await row(id)).status).toBe('outbox')
})
test('a mail sealed under a key that is gone says nothing, and is given up', async () => {
  const id = await aMail()
  await market.query(`update mails set content_sealed = '\\x00', status = 'queued' where id = $1`, [id])
  expect((await get(`/api/admin/mails/${id}`)).json.content).toBeNull()
  await sendMail(
    market.deps,
    { mailer: { send: async () => undefined, verify: async () => undefined, close: () => undefined }, drawForms },
    id,
  )
  expect(await row(id)).toMatchObject({ status: 'dead', last_error: 'unreadable' })
})
test('lists fifty at a time', async () => {
  for (let n = 0; n < 51; n++) await aMail('many@example.com')
  const first = (await get('/api/admin/mails')).json
  expect(first.mails).toHaveLength(50)
  const second = (await get(`/api/admin/mails?after=${first.next}`)).json
  expect(second.mails[0].id).toBe(first.next - 1)
})

test('a file that cannot be drawn keeps its mail waiting, and is tried again', async () => {
  const seller = {
    name: 'Alfa',
    street: 'ul. Długa 5',
    postalCode: '31-147',
    city: 'Kraków',
    country: 'PL',
    email: 'a@example.com',
  }
  const form = { locale: 'pl-PL', number: 'OB-2026-0000001', placedOn: '2026-03-10', receivedOn: null, seller } as const
  const params = { firstName: 'Anna', link: 'https://obieg.example/order/1', sections: [], forms: [form] }
  await queueMail(market.deps, { to: 'forms@example.com', locale: 'pl-PL', template: 'purchasePlaced', params })
  const { rows } = await market.query(
    `update mails set status = 'queued' where recipient = 'forms@example.com' returning id`,
  )
  const id = Number(rows[0].id)
  expect((await get(`/api/admin/mails/${id}`)).json.content).toMatchObject({ hasForms: true })
  const sent: Letter[] = []
  const mailer = {
    send: async (one: Letter) => void sent.push(one),
    verify: async () => undefined,
    close: () => undefined,
  }
  const busy = () => Promise.reject(new Error('busy'))
  await expect(sendMail(market.deps, { mailer, drawForms: busy }, id)).rejects.toThrow('attachment')
  expect(await row(id)).toMatchObject({ status: 'queued', last_error: 'attachment', claimed_until: null })
  await sendMail(market.deps, { mailer, drawForms }, id)
  expect(sent.map(({ files }) => files)).toEqual([[{ name: 'OB-2026-0000001', bytes: Uint8Array.of(1) }]])
  expect(await row(id)).toMatchObject({ status: 'sent', content_sealed: null })
})

const purgeOld = () => market.runJob('mail.forgetOld')

test('what a mail says is erased after two weeks, that it was there after three months', async () => {
  const [fresh, old, forgotten] = [await aMail(), await aMail('old@example.com'), await aMail()]
  await market.query(`update mails set created_at = now() - interval '13 days' where id = $1`, [fresh])
  await market.query(`update mails set created_at = now() - interval '15 days' where id = $1`, [old])
  await market.query(`update mails set created_at = now() - interval '91 days' where id = $1`, [forgotten])
  await purgeOld()
  expect((await row(fresh)).content_sealed).not.toBeNull()
  expect(await row(old)).toMatchObject({ content_sealed: null, status: 'outbox', recipient: 'old@example.com' })
  expect((await get(`/api/admin/mails/${old}`)).json.content).toBeNull()
  expect(await row(forgotten)).toBeUndefined()
})
test('what was written to somebody can be erased: address, words, and what still waits', async () => {
  const [theirs, others] = [await aMail('Leaves@Example.com'), await aMail('stays@example.com')]
  await eraseMailsTo(market.deps, 'leaves@example.com')
  expect(await row(theirs)).toMatchObject({ recipient: '', content_sealed: null, status: 'dead', last_error: 'erased' })
  expect((await row(others)).recipient).toBe('stays@example.com')
})
