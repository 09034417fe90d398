import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_PDF, aPicture } from '../factories/company.ts'
import { authOf } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { runJob } from '../market.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
let operator: Record<string, string>
let seller: Record<string, string>
beforeAll(async () => {
  here = await stripeMarket()
  const { rows } = await here.market.query(
    `select (select id from users where permissions = 'admin' limit 1) as operator,
      (select user_id from company_members where company_id = $1 limit 1) as seller`,
    [here.companyId],
  )
  operator = await authOf(here.market, rows[0].operator)
  seller = await authOf(here.market, rows[0].seller)
})
afterAll(() => here.close())

async function disputed(options: { days?: number } = {}) {
  const { page, session, number } = await here.begun()
  await here.press(page, 'pay')
  await here.stripe.webhooks.settled()
  const { id: dispute } = await here.stripe.dispute(session, options)
  const { rows } = await here.market.query('select id::int from chargebacks where dispute = $1', [dispute])
  const id: number = rows[0].id
  return { id, number, dispute, own: `/api/companies/${here.companyId}/orders/${number}/chargebacks/${id}/files` }
}
type File = { kind?: string; name?: string; words?: string; bytes?: Uint8Array; auth?: Record<string, string> }
async function add(path: string, { kind = 'receipt', name = 'proof.pdf', words = '', bytes, auth = operator }: File) {
  const query = new URLSearchParams({ kind, name, words })
  const headers = { ...auth, 'content-type': 'application/octet-stream' }
  const body = new Uint8Array(bytes ?? Buffer.concat([A_PDF, Buffer.from(`%${Math.random()}\n%%EOF`)]))
  const answer = await fetch(`${here.market.url}${path}?${query}`, { method: 'POST', headers, body })
  return { status: answer.status, json: await answer.json() }
}
const files = (id: number) => `/api/admin/chargebacks/${id}/files`
const send = (id: number, words = 'It was delivered.') =>
  here.asOperator('POST', `/api/admin/chargebacks/${id}/answer`, { words })
const viewOf = async (id: number) =>
  (await here.asOperator('GET', '/api/admin/chargebacks')).json.chargebacks.find((one: { id: number }) => one.id === id)
const sendJob = (chargebackId: number) => runJob(here.market, 'chargebacks.sendAnswer', { chargebackId })
const thereOf = (dispute: string) => {
  const found = here.stripe.books.disputes.get(dispute)
  if (!found) throw new Error('no such dispute')
  return found
}

test('E11 seller and operator lay files beside a chargeback; the provider gets them once, and then nothing changes', async () => {
  const { id, number, dispute, own } = await disputed()
  const [receipt, picture] = [A_PDF, await aPicture(80, 60).png().toBuffer()]
  const added = await add(own, {
    kind: 'shipping',
    name: '../Potwierdzenie.exe',
    words: 'DPD',
    bytes: picture,
    auth: seller,
  })
  expect(added).toMatchObject({
    status: 201,
    json: {
      chargebacks: [{ takesEvidence: true, files: [{ kind: 'shipping', name: 'Potwierdzenie.jpg', words: 'DPD' }] }],
    },
  })
  const both = await add(files(id), { kind: 'receipt', bytes: receipt })
  expect(both.json).toMatchObject({ sends: { bytes: 4_500_000 }, answer: null, files: [{}, { companyId: null }] })
  // The answer to the first upload was lost: the same file again is the same file.
  expect((await add(files(id), { kind: 'receipt', bytes: receipt })).json.files).toHaveLength(2)
  const [shown, paper] = both.json.files
  const got = await here.market.api('GET', `${own}/${shown.id}`, undefined, seller)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await here.market.api('GET', `${own}/${paper.id}`, undefined, seller)).status).toBe(404)
  expect((await here.asOperator('GET', `${files(id)}/${paper.id}`)).text).toBe(receipt.toString())

  const sent = await send(id)
  expect(sent.json).toMatchObject({ takesEvidence: false, answer: { state: 'due' }, state: 'evidenceDue' })
  for (const refused of [
    await send(id),
    await add(files(id), {}),
    await add(own, { auth: seller }),
    await here.asOperator('DELETE', `${files(id)}/${paper.id}`),
    await here.market.api('DELETE', `${own}/${shown.id}`, undefined, seller),
    await here.asOperator('PUT', `${files(id)}/${paper.id}`, { kind: null }),
    await here.asOperator('POST', `/api/admin/chargebacks/${id}/mark`, { state: 'accepted', note: '' }),
    await here.market.api('PUT', own.replace(/files$/, 'evidence'), { words: 'More' }, seller),
  ]) {
    expect([refused.status, refused.json.code]).toEqual([409, 'evidence_closed'])
  }
  await Promise.all([sendJob(id), sendJob(id)])
  await here.stripe.webhooks.settled()
  expect(await viewOf(id)).toMatchObject({ state: 'answered', answer: { state: 'sent' }, takesEvidence: false })
  const there = thereOf(dispute)
  expect(there).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } })
  expect(there.evidence.uncategorized_text).toBe('It was delivered.\n\nPotwierdzenie.jpg: DPD\nproof.pdf')
  const bytesOf = (field: string) => here.stripe.books.files.get(there.evidence[field] ?? '')?.bytes
  expect(bytesOf('receipt')?.equals(receipt)).toBe(true)
  expect((await sharp(bytesOf('shipping_documentation')).metadata()).format).toBe('jpeg')
  const { rows } = await here.market.query(
    `select action from audit_log where (detail->>'chargeback')::int = $1 order by id`,
    [id],
  )
  expect(rows.map(({ action }) => action.replace('chargeback', ''))).toEqual([
    ...['FileAdded', 'FileAdded', 'FileRead', 'AnswerSent'],
  ])
  expect(
    (await here.market.api('GET', `/api/companies/${here.companyId}/orders/${number}/chargebacks`, undefined, seller))
      .json.chargebacks,
  ).toMatchObject([{ takesEvidence: false, files: [{ name: 'Potwierdzenie.jpg' }] }])
})

test('E11 a job that died after the provider took the answer does it again without a second one', async () => {
  const { id, dispute } = await disputed()
  await add(files(id), {})
  await send(id)
  await sendJob(id)
  await here.market.query(`update chargeback_answers set state = 'due', ended_at = null where chargeback_id = $1`, [id])
  here.stripe.forgetKeys()
  await sendJob(id)
  expect((await viewOf(id)).answer).toMatchObject({ state: 'sent', refusal: null })
  expect(thereOf(dispute).evidence_details.submission_count).toBe(1)
  expect(
    [...here.stripe.books.files.values()].filter(({ id: file }) =>
      Object.values(thereOf(dispute).evidence).includes(file),
    ),
  ).toHaveLength(1)
})

test('E11 while the provider is down the answer waits; what it refuses may be changed and sent again, and the operator is told', async () => {
  const { id, dispute } = await disputed()
  await add(files(id), { kind: 'uncategorized' })
  await send(id)
  here.stripe.state.mood = 'broken'
  await expect(sendJob(id)).rejects.toThrow()
  expect((await viewOf(id)).answer.state).toBe('due')
  here.stripe.state.mood = 'right'
  // Somebody has closed it there meanwhile.
  thereOf(dispute).status = 'charge_refunded'
  await sendJob(id)
  expect(await viewOf(id)).toMatchObject({
    ...{ state: 'evidenceDue', takesEvidence: true },
    answer: { state: 'refused', refusal: 'charge_refunded' },
  })
  await runAllJobs(here.market)
  const { rows } = await here.market.query(`select count(*)::int from mails where template = 'chargebackAnswerRefused'`)
  expect(rows).toEqual([{ count: 1 }])
  thereOf(dispute).status = 'needs_response'
  expect((await send(id, 'Once more.')).json.answer).toMatchObject({ state: 'due', refusal: null })
  await sendJob(id)
  expect(thereOf(dispute).evidence.uncategorized_text).toContain('Once more.')
  expect((await viewOf(id)).answer.state).toBe('sent')
})

test('E11 an answer that somebody gave in the dashboard is not overwritten', async () => {
  const { id, dispute } = await disputed()
  thereOf(dispute).evidence_details.submission_count = 1
  await send(id)
  await sendJob(id)
  expect((await viewOf(id)).answer).toMatchObject({ state: 'refused', refusal: 'answered_there' })
  expect(thereOf(dispute).evidence).toEqual({})
})

test('E11 what the provider would refuse is refused before: too late, two of a kind, too much; and files that are none', async () => {
  const { id, own } = await disputed({ days: 3 })
  const code = ({ status, json }: { status: number; json: { code: string } }) => [status, json.code]
  expect(code(await add(files(id), { bytes: Buffer.from('MZ no paper') }))).toEqual([422, 'not_evidence'])
  expect(code(await add(files(id), { bytes: new Uint8Array(4 * 1024 * 1024 + 1) }))).toEqual([413, 'file_too_large'])
  expect(code(await add(files(id), { kind: 'poem' }))[0]).toBe(422)
  const large = (fill: number) => Buffer.concat([A_PDF, Buffer.alloc(2_300_000, fill), Buffer.from('%%EOF')])
  const first = (await add(files(id), { kind: 'receipt', bytes: large(1) })).json.files[0].id
  await add(own, { kind: 'receipt', bytes: large(2), auth: seller })
  expect(code(await send(id))).toEqual([409, 'evidence_kind_twice'])
  const kind = (to: string | null) => here.asOperator('PUT', `${files(id)}/${first}`, { kind: to })
  await kind('terms')
  expect(code(await send(id))).toEqual([409, 'evidence_too_large'])
  await kind(null)
  const end = (days: number) =>
    here.market.query(`update chargebacks set answer_until = now() + $2 * interval '1 day' where id = $1`, [id, days])
  await end(-1)
  expect(code(await send(id))).toEqual([409, 'answer_too_late'])
  await end(3)
  expect((await here.asOperator('DELETE', `${files(id)}/${first}`)).json.files).toHaveLength(1)
  expect((await send(id)).status).toBe(200)
})

test('E11 no more than ten files of one, also at once; nothing of other companies', async () => {
  const { id, own } = await disputed()
  const stranger = await aSeller(here.market.deps)
  const theirs = await authOf(here.market, stranger.ownerId)
  expect((await add(own, { auth: theirs })).json.code).toBe('company_not_found')
  const elsewhere = own.replace(`companies/${here.companyId}`, `companies/${stranger.companyId}`)
  expect((await add(elsewhere, { auth: theirs })).json.code).toBe('order_not_found')
  for (let one = 0; one < 9; one += 1) expect((await add(files(id), {})).status).toBe(201)
  const last = await Promise.all([add(files(id), {}), add(files(id), {})])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await add(own, { auth: seller })).status).toBe(201)
})

test('E11 files are sealed, go with their row, and a year after the decision', async () => {
  const { id, dispute } = await disputed()
  const [one] = (await add(files(id), {})).json.files
  await add(files(id), { kind: 'uncategorized' })
  const keys = async () =>
    (
      await here.market.query('select file_key from chargeback_files where chargeback_id = $1 order by id', [id])
    ).rows.map(({ file_key: key }) => key as string)
  const [first = '', second = ''] = await keys()
  expect((await here.market.deps.files.read(first))?.toString('latin1')).not.toContain('PDF')
  await here.asOperator('DELETE', `${files(id)}/${one.id}`)
  await runAllJobs(here.market)
  expect([await here.market.deps.files.read(first), await keys()]).toEqual([undefined, [second]])
  await here.stripe.endDispute(dispute, 'lost')
  await here.stripe.webhooks.settled()
  const later = async (days: number) => {
    here.clock.later = days * 86_400_000
    await runJob(here.market, 'chargebacks.purgeFiles')
    here.clock.later = 0
    await runAllJobs(here.market)
    return (await here.market.deps.files.read(second)) !== undefined
  }
  expect([await later(364), await later(366), await keys()]).toEqual([true, false, []])
})
