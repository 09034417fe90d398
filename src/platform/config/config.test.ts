import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENVIRONMENT_VARIABLES, readConfig } from './config.ts'

test('nothing set is a market to try', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    roles: ['web', 'worker'],
    demo: true,
    sandboxPayments: true,
    holdMinutes: 30,
  })
})
test('a real market has no sandbox unless it is asked for', () => {
  expect(readConfig({ DEMO: 'false' }).sandboxPayments).toBe(false)
  expect(readConfig({ DEMO: 'false', SANDBOX_PAYMENTS: 'true' }).sandboxPayments).toBe(true)
})
test.each([
  'postgres://u:p@db.example:5432/m',
  'postgresql:///m?host=/run/postgresql',
  'postgres://u@/m?host=/run/postgresql',
])('%s is a database', (DATABASE_URL) => expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL))
test('every wrong variable is named in one message', () => {
  expect(() => readConfig({ PORT: 'high', ROLES: 'web,cook', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT.*\n.*DATABASE_URL.*\n.*ROLES/,
  )
})
test('whoever sends mail says where its links lead', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/PUBLIC_URL.*SMTP_URL/)
  expect(readConfig({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://m.example' }).smtpUrl).toBeTruthy()
})
test('the documentation lists exactly the variables that are read', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')
  const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((match) => match[1])
  expect(documented.sort()).toEqual([...ENVIRONMENT_VARIABLES].sort())
})

test('a process that runs jobs alone is told where the sandbox is, or does not start', () => {
  const alone = { ROLES: 'worker', DEMO: 'true' }
  expect(() => readConfig(alone)).toThrow(/SANDBOX_URL: needed with ROLES=worker/)
  expect(() => readConfig({ ...alone, SANDBOX_URL: 'market' })).toThrow(/SANDBOX_URL/)
  expect(readConfig({ ...alone, SANDBOX_URL: 'http://market.internal:3000/' }).sandboxUrl).toBe(
    'http://market.internal:3000',
  )
  expect(readConfig({ ROLES: 'worker', DEMO: 'false' }).sandboxUrl).toBeUndefined()
  expect(readConfig({ ROLES: 'web', DEMO: 'true' }).sandboxUrl).toBeUndefined()
})

test('payment providers are reached elsewhere by name and address alone', () => {
  const urls = (PAYMENT_URLS: string) => readConfig({ PAYMENT_URLS }).paymentUrls
  expect(urls('stripe=http://127.0.0.1:5001, paypal=https://pay.example/v1/')).toEqual({
    stripe: 'http://127.0.0.1:5001',
    paypal: 'https://pay.example/v1',
  })
  expect(readConfig({}).paymentUrls).toEqual({})
  for (const wrong of ['stripe', 'stripe=ftp://x', 'http://127.0.0.1:5001', 'stripe=http://a b', 'stripe=http://'])
    expect(() => urls(wrong)).toThrow(/PAYMENT_URLS: not name=address/)
})

test('addresses of Przelewy24 are addresses and networks', () => {
  const addresses = (PRZELEWY24_ADDRESSES: string) => readConfig({ PRZELEWY24_ADDRESSES }).przelewy24Addresses
  expect(addresses('5.252.202.255, 193.178.213.0/24,')).toEqual(['5.252.202.255', '193.178.213.0/24'])
  expect(readConfig({}).przelewy24Addresses).toEqual([])
  for (const wrong of ['przelewy24.pl', '1.2.3.0/33', '5.252.202.255 5.252.202.254'])
    expect(() => addresses(wrong)).toThrow(/PRZELEWY24_ADDRESSES: not addresses/)
})
