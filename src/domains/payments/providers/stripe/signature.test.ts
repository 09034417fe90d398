import { expect, test } from 'vitest'
import { createLog } from '../../../../platform/log/log.ts'
import { stripeProvider } from './adapter.ts'

/** The signature of `{"id":"evt_1","object":"event"}` at 1700000000 under `whsec_test`, computed apart from this program. */
const BODY = '{"id":"evt_1","object":"event"}'
const V1 = '4c15fb2a43f93ef61eaa3e0893866d57cad9cad4223242cfb96f362480cb4021'

function read(signature: string, { body = BODY, seconds = 1_700_000_000, webhookSecret = 'whsec_test' } = {}) {
  const deps = { now: () => new Date(seconds * 1000), log: createLog('silent') }
  const values = { publishableKey: 'pk_test_0000', secretKey: 'sk_test_0000', webhookSecret }
  const provider = stripeProvider(deps, { test: true, baseUrl: 'http://127.0.0.1:9', privateNetworks: true, values })
  return provider.readWebhook({
    rawBody: body,
    header: (name) => (name === 'stripe-signature' ? signature : undefined),
  })
}
const refused = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject({ code: 'bad_signature' })

test('E11 the signature of the vector is genuine, also beside another one while a secret is exchanged', async () => {
  // An event without a type tells nothing of a payment.
  expect(await read(`t=1700000000,v1=${V1}`, { body: BODY })).toBeUndefined()
  expect(await read(`t=1700000000,v1=${'0'.repeat(64)},v1=${V1}`)).toBeUndefined()
})

test('E11 another body, secret, time or scheme is not', async () => {
  await refused(read(`t=1700000000,v1=${V1}`, { body: `${BODY} ` }))
  await refused(read(`t=1700000000,v1=${V1}`, { webhookSecret: 'whsec_tesT' }))
  await refused(read(`t=1700000001,v1=${V1}`))
  await refused(read(`t=1700000000,v0=${V1}`))
  await refused(read(''))
  await refused(read(`t=1700000000,v1=${V1}`, { seconds: 1_700_000_301 }))
  expect(await read(`t=1700000000,v1=${V1}`, { seconds: 1_700_000_300 })).toBeUndefined()
})
