import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'

let here: MarketOfTransfers
let payment: string
beforeAll(async () => {
  here = await marketOfTransfers()
  const paid = await here.begun()
  const { rows } = await here.market.query(`select id from payments where operator = 'bank-transfer'`)
  payment = rows[0].id
  const { rows: statements } = await here.market.query(
    `insert into bank_statements (name, format, digest, lines, repeated, imported_at)
     values ('wyciag.sta', 'mt940', 'a', 0, 0, now()) returning id::int`,
  )
  const line = (day: string, amount: number, title: string, name: string) =>
    here.market.query(
      `insert into bank_lines (statement_id, line, digest, booked_on, amount, currency, title, name, account, status)
       values ($1, 1, gen_random_uuid()::text::bytea, $2, $3, 'PLN', $4, $5, 'PL27114020040000300201355387', $6)`,
      [statements[0].id, day, amount, title, name, amount < 0 ? 'outgoing' : 'new'],
    )
  await line('2026-03-01', paid.due, paid.title, 'Anna Kowalska')
  await line('2026-03-02', 4200, '100%_pewna wpłata', 'Jan Żak')
  await line('2026-03-02', 777, 'pomyłka', 'Ewa Kowal')
  await line('2026-03-03', -777, 'ZUS', 'Zakład')
  await here.market.runJob('reconciliation.matchLines')
  const open = (name: string) => here.market.query('select id::int from bank_lines where name = $1', [name])
  const [back, aside] = [await open('Jan Żak'), await open('Ewa Kowal')].map(({ rows: [row] }) => row.id)
  await here.asOperator('POST', `/api/admin/bank-lines/${back}/decision`, { action: 'giveBack' })
  await here.asOperator('POST', `/api/admin/bank-lines/${aside}/decision`, { action: 'ignore', note: 'własna' })
})
afterAll(() => here.market.close())

const names = async (query: Record<string, string>) =>
  (await here.lines(`?${new URLSearchParams(query)}`)).map((line: { name: string }) => line.name)

test('B10 each line says what it became: a payment, money that goes back, set aside', async () => {
  expect(await here.lines()).toMatchObject([
    { name: 'Zakład', status: 'outgoing', transfer: null },
    { name: 'Ewa Kowal', status: 'ignored', note: 'własna', transfer: null },
    { name: 'Jan Żak', status: 'received', transfer: { paymentId: null, toReturn: 4200, returned: false } },
    { name: 'Anna Kowalska', status: 'received', transfer: { paymentId: payment, toReturn: 0 } },
  ])
})

test('B10 found by words, sum, day and what became of them; signs of patterns are letters', async () => {
  expect(await names({ q: 'kowal' })).toEqual(['Ewa Kowal', 'Anna Kowalska'])
  expect(await names({ q: 'żak' })).toEqual(['Jan Żak'])
  expect(await names({ q: '100%_' })).toEqual(['Jan Żak'])
  expect(await names({ q: '%%%' })).toEqual([])
  expect(await names({ q: '7,77' })).toEqual(['Zakład', 'Ewa Kowal'])
  expect(await names({ q: '1355387', status: 'received' })).toEqual(['Jan Żak', 'Anna Kowalska'])
  expect(await names({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['Ewa Kowal', 'Jan Żak'])
  expect(await names({ status: 'ignored' })).toEqual(['Ewa Kowal'])
  const short = await here.asOperator('GET', '/api/admin/bank-lines?q=ab')
  expect([short.status, short.json.code, short.json.errors[0].field]).toEqual([422, 'too_short', 'q'])
})

test('B10 the same as a file, written down; pages of fifty', async () => {
  const { text } = await here.asOperator('GET', '/api/admin/bank-line-export?q=kowal')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain(payment)
  const { rows } = await here.market.query(`select detail from audit_log where action = 'bankLinesExported'`)
  expect(rows).toEqual([{ detail: { q: 'kowal' } }])
  await here.market.query(
    `insert into bank_lines (statement_id, line, digest, booked_on, amount, currency, title, name, status)
     select statement_id, 1, ('more' || n)::bytea, '2026-04-01', n, 'PLN', 'more', '', 'outgoing'
     from bank_lines, generate_series(1, 60) n where name = 'Zakład'`,
  )
  const first = (await here.asOperator('GET', '/api/admin/bank-lines?q=more')).json
  const second = (await here.asOperator('GET', `/api/admin/bank-lines?q=more&before=${first.next}`)).json
  expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 10, null])
  expect((await here.asOperator('GET', '/api/admin/bank-line-export')).text.trim().split('\r\n')).toHaveLength(65)
})
