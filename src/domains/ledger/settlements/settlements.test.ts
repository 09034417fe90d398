import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { postTransactions } from '../index.ts'
import { commissionEntries, paymentEntries } from '../rules/entries.ts'
import { payoutEntries } from '../rules/payout-entries.ts'
import { verifyStatement } from './verify-statement.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aTeam>>
let owner: Record<string, string>
let now = new Date('2026-03-01T12:00:00Z')
beforeAll(async () => {
  market = await testMarket()
  seller = await aTeam(market)
  owner = seller.owner as typeof owner
})
afterAll(() => market.close())

const order = (number: string, total: number) => ({
  companyId: seller.companyId,
  number,
  total,
  commission: { net: Math.floor(total / 20), vat: Math.floor(total / 100) },
})
const currency = 'PLN' as const
const post = (...transactions: Parameters<typeof postTransactions>[1]) =>
  market.deps.db.transaction().execute((db) => postTransactions({ ...market.deps, db, now: () => now }, transactions))
const sale = (id: string, total: number) => ({
  key: `payment:${id}` as const,
  entries: paymentEntries({ provider: 'sandbox', amount: total, currency }, [order(`OB-2026-${id}`, total)], 0),
  reverses: null,
})
const path = () => `/api/companies/${seller.companyId}`
const list = async (query = '', by = owner) => market.api('GET', `${path()}/settlements${query}`, undefined, by)
const exported = (query: string) =>
  market.api('GET', `${path()}/settlement-export?currency=PLN${query}`, undefined, owner)

test('a seller without a booking has none', async () => {
  expect((await list()).json).toEqual({
    ...{ balances: [], further: [], currency: null, account: 'seller', entries: [], next: null },
  })
})

test('its own entries alone, the latest first, each with the balance after it; pages meet without a gap', async () => {
  await post(...Array.from({ length: 60 }, (_, at) => sale(String(at).padStart(7, '0'), 1000 + at)))
  const stranger = await aSeller(market.deps)
  await post({
    key: 'payment:stranger',
    entries: paymentEntries(
      { provider: 'sandbox', amount: 5, currency },
      [{ ...order('x', 5), companyId: stranger.companyId }],
      0,
    ),
    reverses: null,
  })
  now = new Date('2026-03-02T12:00:00Z')
  await post({
    key: 'commission:OB-2026-0000900',
    entries: commissionEntries({ companyId: seller.companyId, currency, commission: { net: 100, vat: 23 } }, 1),
    reverses: null,
  })
  // The last minute of the market's day, which is the next day nowhere but in UTC+2.
  now = new Date('2026-03-31T21:59:59Z')
  await post({
    key: 'payout:1',
    entries: payoutEntries({ companyId: seller.companyId, amount: 50_000, currency }),
    reverses: null,
  })
  const first = (await list()).json
  expect(first.entries).toHaveLength(50)
  expect(first.entries.slice(0, 2)).toMatchObject([
    { kind: 'payout', amount: -50_000, balance: first.balances[0].balance, reference: null },
    { kind: 'commission', amount: -123, reference: 'OB-2026-0000900' },
  ])
  const second = (await list(`?after=${first.next}`)).json
  expect(second.next).toBeNull()
  const all = [...first.entries, ...second.entries].reverse()
  expect(all).toHaveLength(62)
  let balance = 0
  for (const entry of all) {
    balance += entry.amount
    expect(entry.balance).toBe(balance)
  }
  expect(first.balances).toEqual([{ currency: 'PLN', balance }])
  expect(all[0]).toMatchObject({ kind: 'payment', reference: 'OB-2026-0000000', amount: 1000 - 50 - 10 })
})

test('other accounts of the seller, each with its own entries and balance, also as a file', async () => {
  expect((await list()).json.further).toEqual([{ account: 'payouts', currency: 'PLN', balance: 50_000 }])
  const { account, entries } = (await list('?account=payouts')).json
  expect([account, entries]).toMatchObject(['payouts', [{ kind: 'payout', amount: 50_000, balance: 50_000 }]])
  expect((await list('?account=delivery')).json.entries).toEqual([])
  expect((await list('?account=bank')).status).toBe(422)
  const csv = await exported('&from=2026-03-01&to=2026-03-31&account=payouts&format=csv')
  expect(csv.text.trim().split('\r\n')).toHaveLength(4)
})

test('by day on the market’s clock, and by kind; a balance stays that of the account', async () => {
  const numbers = async (query: string) => (await list(query)).json.entries.map((one: { kind: string }) => one.kind)
  expect(await numbers('?from=2026-03-02&to=2026-03-02')).toEqual(['commission'])
  expect(await numbers('?from=2026-03-31&to=2026-03-31')).toEqual(['payout'])
  expect(await numbers('?from=2026-04-01')).toEqual([])
  expect(await numbers('?to=2026-02-28')).toEqual([])
  expect(await numbers('?group=payouts')).toEqual(['payout'])
  expect((await numbers('?group=sales&to=2026-03-01')).length).toBe(50)
  expect(await numbers('?currency=EUR')).toEqual([])
  const [payout] = (await list('?group=payouts')).json.entries
  expect(payout.balance).toBe((await list()).json.balances[0].balance)
})

test('owner and accountant may see it, manager, warehouse and strangers may not', async () => {
  for (const [role, status] of [
    ['accountant', 200],
    ['manager', 403],
    ['warehouse', 403],
  ] as const) {
    const by = (await seller.member(role)).auth
    expect((await list('', by)).status).toBe(status)
    const query = 'from=2026-03-01&to=2026-03-31&currency=PLN&format=csv'
    expect((await market.api('GET', `${path()}/settlement-export?${query}`, undefined, by)).status).toBe(status)
  }
  const other = await authOf(market, (await aSeller(market.deps)).ownerId)
  expect((await list('', other)).status).toBe(404)
})

test.each(['x', 'W10', 'WzEsMl0', 'WyIxIl0', 'WzEuNV0'])(
  'a made-up place in the list is refused: %s',
  async (after) => {
    expect(await list(`?after=${after}`)).toMatchObject({ status: 422, json: { code: 'invalid_cursor' } })
  },
)

test('CSV: oldest first between opening and closing balance, in the language of the reader', async () => {
  const { text, headers } = await exported('&from=2026-03-02&to=2026-03-31&format=csv')
  expect(headers.get('content-type')).toContain('text/csv')
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('Data;Operacja;Zamówienie;Kwota;Saldo po operacji;Waluta;Numer zapisu')
  expect(lines.map((line) => line.split(';')[1])).toEqual([
    'Operacja',
    'Saldo początkowe',
    'Prowizja od zamówienia za pobraniem',
    'Wypłata',
    'Saldo końcowe',
  ])
  expect(lines[2]).toContain(';OB-2026-0000900;-1,23;')
  expect(lines.at(-1)).toContain(`;${((await list()).json.balances[0].balance / 100).toFixed(2).replace('.', ',')};PLN`)
})

test('a period is refused when it is too long, backwards or no day', async () => {
  expect((await exported('&from=2026-01-01&to=2027-01-01&format=csv')).status).toBe(200)
  for (const days of [
    '&from=2026-01-01&to=2027-01-02',
    '&from=2026-03-02&to=2026-03-01',
    '&from=2026-02-30&to=2026-03-01',
    '',
  ]) {
    const refused = await exported(`${days}&format=csv`)
    expect(refused.status).toBe(422)
  }
  expect((await exported('&from=2026-01-01&to=2027-01-02&format=csv')).json.errors[0]).toMatchObject({
    field: 'to',
    code: 'period_too_long',
  })
})

/** What the page hands to its script. */
function partsOf(html: string) {
  const part = (id: string) => html.split(`id="${id}">`)[1]?.split('</script>')[0] ?? ''
  return { text: part('statement'), ...(JSON.parse(part('signature')) as { signature: string; publicKey: string }) }
}

test('a statement verifies; whatever is changed in it, it does not', async () => {
  await market.query(`update companies set name = '</script><b>Firma' where id = $1`, [seller.companyId])
  const { text: html } = await exported('&from=2026-03-01&to=2026-03-31&format=html')
  expect(html).not.toContain('</script><b>')
  const { text, signature, publicKey } = partsOf(html)
  const verified = await verifyStatement(text, signature, publicKey)
  const { fingerprint, ...key } = (await market.api('GET', '/api/statement-key')).json
  expect(key).toEqual({ publicKey })
  expect(verified).toMatchObject({
    problem: null,
    fingerprint,
    head: { company: '</script><b>Firma', opening: 0, closing: (await list()).json.balances[0].balance },
  })
  expect(verified.problem === null && verified.lines).toHaveLength(62)
  const lines = text.split('\n')
  const tampered = [
    text.replace(',940,', ',941,'),
    text.replace('-50000', '50000'),
    [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n'),
    [...lines.slice(0, 5), ...lines.slice(6)].join('\n'),
    [...lines, lines.at(-1)].join('\n'),
    `${text} `,
    text.replace('2026-03-31', '2026-04-30'),
    '',
  ]
  for (const other of tampered) {
    expect(other).not.toBe(text)
    expect(await verifyStatement(other, signature, publicKey)).toEqual({ problem: 'signature', line: 0 })
  }
  expect(await verifyStatement(text, signature, 'AAAA')).toMatchObject({ problem: 'signature' })
  expect(await verifyStatement(text, 'AAAA', publicKey)).toMatchObject({ problem: 'signature' })
})

test('who signs anew with another key is told apart by its fingerprint, and arithmetic is proved all the same', async () => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64')
  const check = async (text: string) => {
    const signed = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(text),
    )
    return verifyStatement(text, Buffer.from(signed).toString('base64'), point)
  }
  const { text } = partsOf((await exported('&from=2026-03-01&to=2026-03-31&format=html')).text)
  const lines = text.split('\n')
  const { fingerprint } = (await market.api('GET', '/api/statement-key')).json
  const forged = await check(text)
  expect(forged.problem === null && forged.fingerprint).not.toBe(fingerprint)
  expect(await check(lines.slice(0, -1).join('\n'))).toMatchObject({ problem: 'balance' })
  expect(await check([...lines.slice(0, 3), ...lines.slice(4)].join('\n'))).toEqual({ problem: 'balance', line: 3 })
  expect(await check([...lines, lines.at(-1)].join('\n'))).toMatchObject({ problem: 'balance' })
  expect(await check(`${text}\nnonsense`)).toMatchObject({ problem: 'unreadable' })
})

test('the key of a market stays, and two markets have two', async () => {
  const key = async (one: TestMarket) => (await one.api('GET', '/api/statement-key')).json
  const other = await testMarket()
  expect(await key(market)).toEqual(await key(market))
  expect((await key(other)).fingerprint).not.toBe((await key(market)).fingerprint)
  expect((await key(other)).fingerprint).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/)
  await other.close()
})

test('an export is noted with its period', async () => {
  const { rows } = await market.query(
    `select detail from audit_log where action = 'settlementsExported' order by id limit 1`,
  )
  expect(rows[0]?.detail).toMatchObject({ from: expect.any(String), to: expect.any(String) })
})
