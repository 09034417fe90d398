import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner, documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { fakeKsef } from '../../../test/fakes/ksef.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { issueCorrection } from './issue-correction.ts'
import { issueForOrder } from './issue-for-order.ts'
import { contentOf } from './read-content.ts'
import { checkFa3 } from './rules/fa3/check-fa3.ts'
import { crc8, isKsefNumber } from './rules/ksef-number.ts'

const NIP = '5260001246'
const TOKEN = '20260310-EC-0123456789-ABCDEF0123-45|nip-5260001246|0123456789abcdef'
const invoice = { name: 'Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }

let ksef: Awaited<ReturnType<typeof fakeKsef>>
let market: TestMarket
let companyId: number
let owner: Record<string, string>
let clock = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  ksef = await fakeKsef({ [NIP]: TOKEN })
  market = await testMarket({
    now: () => clock,
    env: { KSEF_TEST_URL: ksef.url, KSEF_TEST_QR_URL: 'https://qr.example.com' },
  })
  await anOwner(market)
})
afterAll(async () => {
  await market.close()
  await ksef.close()
})
beforeEach(async () => {
  ksef.mood = 'right'
  clock = new Date('2026-03-10T10:00:00Z')
  const seller = await aSeller(market.deps)
  companyId = seller.companyId
  owner = await authOf(market, seller.ownerId)
  await market.query('update sessions set confirmed_at = $1', [clock])
  await documentSettings(market, companyId)
  // All sellers of these tests have one tax number: their series tell them apart.
  const series = { vatInvoice: `FV${companyId}`, correction: `KOR${companyId}` }
  await market.query('update document_settings set series = $2 where company_id = $1', [companyId, series])
})

const settings = (body: object) => market.api('PUT', `/api/companies/${companyId}/document-settings/ksef`, body, owner)
async function issued(over: Parameters<typeof anOrder>[2] = {}) {
  const order = await anOrder(market, companyId, { invoice, ...over })
  await handOver(market, order.id)
  const [document] = await issueForOrder(market.deps, order.id)
  return { ...order, documentId: document?.id ?? 0, content: contentOf(document as never) }
}
const send = (documentId: number) => market.runJob('documents.sendToKsef', { documentId })
const stateOf = async (number: string) => {
  const { rows } = await market.query(
    `select k.status, k.ksef_number as number, k.problem from ksef_invoices k join documents d on d.id = k.document_id
     join orders o on o.id = d.order_id where o.number = $1 order by d.id`,
    [number],
  )
  return rows[0] ?? null
}
/** Lets the clock run until the next step is due. */
async function sendUntilDone(documentId: number, most = 6): Promise<void> {
  for (let index = 0; index < most; index++) {
    await send(documentId)
    clock = new Date(clock.getTime() + 6 * 60_000)
  }
}

describe('settings', () => {
  test('a token is kept sealed and never shown; without one nothing is sent', async () => {
    expect((await settings({ mode: 'test' })).json.code).toBe('ksef_token_required')
    const saved = await settings({ mode: 'test', token: TOKEN })
    expect(saved.json.ksef).toMatchObject({ mode: 'test', tokenEnd: 'cdef', certificate: null })
    expect(saved.text).not.toContain(TOKEN)
    const { rows } = await market.query('select ksef_token from document_settings where company_id = $1', [companyId])
    expect(rows[0].ksef_token.toString('latin1')).not.toContain('nip-5260001246')
    // Turned off it stays for later.
    expect((await settings({ mode: 'off' })).json.ksef).toMatchObject({ mode: 'off', tokenEnd: 'cdef' })
  })

  test('a key that is none, and a log-in that is old, are refused', async () => {
    const certificate = { serial: '01F20A5D352AE590', privateKey: 'x'.repeat(120) }
    expect((await settings({ mode: 'off', certificate })).json.code).toBe('ksef_key_invalid')
    await market.query(`update sessions set confirmed_at = $1::timestamptz - interval '1 hour'`, [clock])
    expect((await settings({ mode: 'off' })).json.code).toBe('confirmation_required')
  })
})

test('the connection is tried without sending: the token, the system, and what is missing', async () => {
  const test = () => market.api('POST', `/api/companies/${companyId}/document-settings/ksef/test`, undefined, owner)
  await market.query('update companies set tax_id = $2 where id = $1', [companyId, NIP])
  expect((await test()).json.code).toBe('ksef_token_required')
  await settings({ mode: 'test', token: TOKEN })
  const sent = ksef.received().length
  expect((await test()).json).toEqual({ works: true })
  ksef.mood = 'broken'
  expect([(await test()).status, (await test()).json.code]).toEqual([503, 'ksef_unavailable'])
  ksef.mood = 'right'
  await settings({ mode: 'test', token: `${TOKEN}-old` })
  const refused = await test()
  expect([refused.status, refused.json.code]).toEqual([422, 'ksef_token_refused'])
  expect(refused.text).not.toContain('-old')
  expect(ksef.received().length).toBe(sent)
})

describe('an invoice', () => {
  beforeEach(async () => void (await settings({ mode: 'test', token: TOKEN })))

  test('is sent, accepted and numbered; what arrived is the file that can be downloaded', async () => {
    const { number, documentId } = await issued()
    const listed = await market.api('GET', `/api/companies/${companyId}/orders/${number}/documents`, undefined, owner)
    expect(listed.json.documents[0].ksef).toEqual({ status: 'waiting', number: null, problem: null, cause: null })
    await sendUntilDone(documentId)
    const state = await stateOf(number)
    expect(state.status).toBe('accepted')
    expect(isKsefNumber(state.number)).toBe(true)
    const received = ksef.received().filter((one) => one.number === state.number)
    expect(received).toHaveLength(1)
    expect([checkFa3(received[0]?.xml ?? ''), received[0]?.offline]).toEqual([[], false])
    const path = `/api/companies/${companyId}/orders/${number}/documents/issued/${documentId}?format=xml`
    expect((await market.api('GET', path, undefined, owner)).text).toBe(received[0]?.xml)
    expect(ksef.openSessions()).toBe(0)
  })

  test('a consumer’s confirmation and an invoice in another currency stay here', async () => {
    const confirmation = await issued({ invoice: null })
    const foreign = await issued({ currency: 'EUR' })
    expect([await stateOf(confirmation.number), await stateOf(foreign.number)]).toEqual([null, null])
  })

  test.each(['busy', 'broken'] as const)('the system is %s: nothing is lost, and it is asked again', async (mood) => {
    const { number, documentId } = await issued()
    ksef.mood = mood
    await sendUntilDone(documentId, 3)
    const state = await stateOf(number)
    expect([state.status, state.problem]).toEqual(['waiting', mood === 'busy' ? 'ksef status 429' : 'ksef status 503'])
    const { rows } = await market.query(
      `select count(*)::int as jobs from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'documents.sendToKsef' and (payload->>'documentId')::int = $1`,
      [documentId],
    )
    expect(rows[0].jobs).toBeGreaterThan(0)
    ksef.mood = 'right'
    // Sent on a later day than it was issued: offline.
    clock = new Date('2026-03-11T10:00:00Z')
    await sendUntilDone(documentId)
    expect((await stateOf(number)).status).toBe('accepted')
    expect(ksef.received().at(-1)?.offline).toBe(true)
  })

  test('no answer for a day: who issues is told, once a day, and it is asked again', async () => {
    await market.query('truncate mails')
    const { number, documentId, content } = await issued()
    ksef.mood = 'broken'
    // As often as it was asked by then: four times sooner, then hourly.
    await market.query('update ksef_invoices set attempts = 26 where document_id = $1', [documentId])
    await sendUntilDone(documentId, 4)
    const told = (await mailsTo(market)).filter(({ template }) => template === 'ksefOverdue')
    expect(told).toHaveLength(1)
    expect(told[0]?.params).toMatchObject({ number: content.number, days: 1, link: expect.stringContaining(number) })
    await market.query('update ksef_invoices set attempts = 51 where document_id = $1', [documentId])
    await sendUntilDone(documentId, 1)
    expect((await mailsTo(market)).filter(({ template }) => template === 'ksefOverdue')[1]?.params).toMatchObject({
      days: 2,
    })
    ksef.mood = 'right'
    await sendUntilDone(documentId)
    expect((await stateOf(number)).status).toBe('accepted')
  })

  test('the answer to the sending got lost: sent again it is a duplicate, and has the number it got first', async () => {
    const { number, documentId, content } = await issued()
    ksef.mood = 'deaf'
    await sendUntilDone(documentId, 1)
    ksef.mood = 'right'
    // The first one was taken in, as somebody at the system would see.
    const [first] = ksef.received().filter(({ xml }) => xml.includes(`<NrZamowienia>${number}<`))
    const begin = `${NIP}-20260310-0123456789AB`
    Object.assign(first ?? {}, { number: `${begin}-${crc8(begin).toString(16).toUpperCase().padStart(2, '0')}` })
    await sendUntilDone(documentId)
    expect(content.number).toMatch(/^FV\d+\//)
    expect(await stateOf(number)).toEqual({ status: 'accepted', number: first?.number, problem: null })
  })

  test('two processes at once send it once', async () => {
    const { number, documentId } = await issued()
    await Promise.all([send(documentId), send(documentId), send(documentId)])
    expect(ksef.received().filter(({ xml }) => xml.includes(`<NrZamowienia>${number}<`))).toHaveLength(1)
  })

  test('a refusal is told once, with what to do, and ends it; sent again it is a new file', async () => {
    await market.query('truncate mails')
    const { number, documentId, content } = await issued()
    ksef.mood = 'picky'
    await sendUntilDone(documentId)
    const problem = '450 Błąd semantyki dokumentu faktury'
    expect(await stateOf(number)).toMatchObject({ status: 'refused', problem })
    const told = (await mailsTo(market)).filter(({ template }) => template === 'ksefRefused')
    expect(told).toHaveLength(1)
    expect(told[0]?.params).toMatchObject({ number: content.number, problem, link: expect.stringContaining(number) })
    expect(told[0]?.params.todo).toMatch(/^KSeF nie przyjmuje treści faktury/)
    const before = ksef.calls.length
    await send(documentId)
    expect(ksef.calls.length).toBe(before)
    ksef.mood = 'right'
    await market.api('POST', `/api/companies/${companyId}/issued-documents/${documentId}/send-again`, undefined, owner)
    await sendUntilDone(documentId)
    expect(await stateOf(number)).toMatchObject({ status: 'accepted', problem: null })
  })

  test('a wrong token sends nothing and says so; a right one later does', async () => {
    await market.query('truncate mails')
    await settings({ mode: 'test', token: `${TOKEN}-old` })
    const { number, documentId } = await issued()
    await sendUntilDone(documentId, 1)
    expect(await stateOf(number)).toMatchObject({ status: 'waiting', problem: expect.stringMatching(/^auth 450/) })
    // Told once, whatever is tried after it, and on the settings as long as it is so.
    const again = await issued()
    await sendUntilDone(again.documentId, 2)
    const told = async () => (await mailsTo(market)).filter(({ template }) => template === 'ksefTokenRefused').length
    const refusedAt = async () =>
      (await market.api('GET', `/api/companies/${companyId}/document-settings`, undefined, owner)).json.ksef
        .tokenRefusedAt
    expect([await told(), await refusedAt()]).toEqual([1, expect.any(String)])
    clock = new Date('2026-03-10T10:00:01Z')
    await settings({ mode: 'test', token: TOKEN })
    expect(await refusedAt()).toBeNull()
    await sendUntilDone(documentId)
    expect((await stateOf(number)).status).toBe('accepted')
  })

  test('a correction waits for the number of what it corrects', async () => {
    const { number, id, documentId } = await issued()
    const lines = [{ line: 2, gross: 999, pieces: 0 }]
    const correction = await issueCorrection(market.deps, { documentId, key: 'refund:1', reason: 'Rabat', lines })
    await send(correction.id)
    expect(
      (await market.query('select problem from ksef_invoices where document_id = $1', [correction.id])).rows,
    ).toEqual([{ problem: 'waits for what it corrects' }])
    await sendUntilDone(documentId)
    const original = await stateOf(number)
    await sendUntilDone(correction.id)
    const { rows } = await market.query(
      'select xml, ksef_number from ksef_invoices k join documents d on d.id = k.document_id where d.order_id = $1 order by 1',
      [id],
    )
    const file = rows.find(({ xml }) => xml.includes('KOR'))
    expect(file.xml).toContain(`<NrKSeFFaKorygowanej>${original.number}</NrKSeFFaKorygowanej>`)
    expect(isKsefNumber(file.ksef_number)).toBe(true)
  })
})
