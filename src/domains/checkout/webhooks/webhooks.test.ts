import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase, startedPayment } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { readSecret } from '../../settings/index.ts'

let market: TestMarket
let auth: Record<string, string>
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
  seller = await aSeller(market.deps)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

async function notify(webhook: object, secret?: string) {
  const body = JSON.stringify(webhook)
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret ?? (await readSecret(market.deps, 'sandbox'))).update(`${time}.${body}`)
  return market.api('POST', '/api/payments/webhooks/sandbox', body, {
    'sandbox-signature': `t=${time},v1=${mac.digest('hex')}`,
  })
}
const list = async (query = '') => (await market.api('GET', `/api/admin/webhooks${query}`, undefined, auth)).json
const replay = (id: string) => market.api('POST', `/api/admin/webhooks/${id}/replay`, undefined, auth)

/** A started payment and the provider's word that it was paid. */
async function aPaidWord() {
  const { versionId } = await aProduct(market.deps, seller.companyId)
  const purchase = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, purchase.key)
  const reference = page.split('/').pop() ?? ''
  const { rows } = await market.query('select * from sandbox_payments where reference = $1', [reference])
  const { payment_id: paymentId, amount, currency } = rows[0]
  return { id: `w-${reference}`, reference, paymentId, outcome: 'paid', amount: Number(amount), currency }
}

describe('E15 webhooks as the operator sees them', () => {
  test('taken, repeated and refused ones stand in the list, with their payment', async () => {
    const word = await aPaidWord()
    expect((await notify(word)).status).toBe(200)
    expect((await notify(word)).status).toBe(200)
    expect((await notify({ ...word, id: 'forged' }, 'x'.repeat(64))).json.code).toBe('bad_signature')
    const unknown = { ...word, id: 'other', reference: 'nobody', paymentId: crypto.randomUUID() }
    expect((await notify(unknown)).json.code).toBe('payment_not_found')
    const { webhooks } = await list()
    expect(
      webhooks.slice(0, 4).map(({ result, refusal, kind }: Record<string, string>) => [result, refusal, kind]),
    ).toEqual([
      ['refused', 'payment_not_found', 'paid'],
      ['refused', 'bad_signature', null],
      ['known', null, 'paid'],
      ['applied', null, 'paid'],
    ])
    expect(webhooks[3]).toMatchObject({ paymentId: word.paymentId, reference: word.reference, amount: word.amount })
    expect((await list('?result=refused&provider=sandbox')).webhooks).toHaveLength(2)
    expect((await list('?provider=stripe')).webhooks).toEqual([])
    const forged = webhooks[1].id
    const one = await market.api('GET', `/api/admin/webhooks/${forged}`, undefined, auth)
    expect(one.json).toMatchObject({ body: null, replayable: false })
    expect((await replay(forged)).json.code).toBe('webhook_unread')
    expect((await replay('123456')).json.code).toBe('webhook_not_found')
  })

  test('replayed one that was lost it pays once, however often and at once; it is on record', async () => {
    const word = await aPaidWord()
    // The market does not find the payment when the word comes, and finds it later.
    await market.query(`update payments set operator = 'stripe' where id = $1`, [word.paymentId])
    expect((await notify(word)).status).toBe(404)
    await market.query(`update payments set operator = 'sandbox' where id = $1`, [word.paymentId])
    const [{ id }] = (await list('?result=refused')).webhooks
    const answers = await Promise.all([replay(id), replay(id), replay(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list()).webhooks.find((one: { id: string }) => one.id === id)).toMatchObject({ result: 'applied' })
    expect((await replay(id)).json).toMatchObject({ result: 'applied', refusal: null })
    const { rows } = await market.query('select status, amount_paid::int as paid from payments where id = $1', [
      word.paymentId,
    ])
    expect(rows).toEqual([{ status: 'paid', paid: word.amount }])
    const booked = await market.query(`select count(*)::int as count from ledger_transactions where key = $1`, [
      `payment:${word.paymentId}`,
    ])
    expect(booked.rows[0].count).toBe(1)
    expect(await verifyLedger(market.deps)).toMatchObject({ balanced: true, problems: [] })
    const audit = await market.query(`select count(*)::int as count from audit_log where action = 'webhookReplayed'`)
    expect(audit.rows[0].count).toBe(4)
  })

  test('nothing in it tells of people; strangers cannot fill the disk; old ones go', async () => {
    const word = await aPaidWord()
    await notify({ ...word, email: 'ola@example.com', payer: { name: 'Ola Lis' } })
    const { rows } = await market.query('select body, report from received_webhooks order by id desc limit 1')
    expect(rows[0].body).toContain(word.reference)
    expect(JSON.stringify(rows)).not.toMatch(/ola@|Ola/)
    const count = async () =>
      (await market.query('select count(*)::int as count from received_webhooks where report is null')).rows[0].count
    await market.query(
      `insert into received_webhooks (provider, result, refusal) select 'sandbox', 'refused', 'bad_signature' from generate_series(1, 200)`,
    )
    const full = await count()
    expect((await notify(word, 'x'.repeat(64))).status).toBe(422)
    expect(await count()).toBe(full)
    await market.query(`update received_webhooks set received_at = now() - interval '181 days' where report is null`)
    await market.runJob('payments.purgeWebhooks')
    expect(await count()).toBe(0)
  })
})
