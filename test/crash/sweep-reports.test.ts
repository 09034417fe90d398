import { createHash, randomInt, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { insertFile, insertReport } from '../../src/domains/reconciliation/store/settlements.ts'
import { insertLines, insertStatement } from '../../src/domains/reconciliation/store/statements.ts'
import { must } from '../../src/values/must.ts'
import { anOperator } from '../factories/person.ts'
import { mt940 } from '../fakes/bank.ts'
import type { TestMarket } from '../market.ts'
import { askAgain } from './ask-again.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

// What banks and providers tell, of money that nobody knows: it needs no orders, so that a round costs little.
const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Auth = Record<string, string>
const operators = new WeakMap<TestMarket, Promise<Auth>>()
function operatorOf(market: TestMarket): Promise<Auth> {
  const known = operators.get(market) ?? anOperator(market).then(({ auth }) => auth)
  operators.set(market, known)
  return known
}

type Told = { auth: Auth; key: string; id: number; amount: number }
const DAY = '2026-03-10'
const digestOf = (text: string) => createHash('sha256').update(text).digest()
/** Different in every round: files and lines are known by their content. */
const fresh = async (market: TestMarket): Promise<Told> => {
  return { auth: await operatorOf(market), key: randomUUID(), id: 0, amount: randomInt(1, 1e9) }
}

/** A line of a statement that nobody knows what to do with. */
async function anOpenLine(market: TestMarket): Promise<Told> {
  const told = await fresh(market)
  const { db, now } = market.deps
  const file = { name: told.key, format: 'mt940' as const, digest: digestOf(told.key), lines: 1, importedBy: null }
  const id = must(await insertStatement(db, { ...file, importedAt: now() }), 'a statement')
  const line = {
    line: 1,
    bookedOn: DAY,
    amount: told.amount,
    currency: 'PLN',
    title: 'dziekuje',
    name: 'A',
    account: null,
    balance: null,
    reference: null,
  }
  await insertLines(db, id, [{ ...line, digest: digestOf(`${told.key} 1`).toString('hex') }])
  await market.runJob('reconciliation.matchLines')
  const { rows } = await market.query('select id from bank_lines where statement_id = $1', [id])
  return { ...told, id: rows[0].id }
}

/** A report of a provider that names a fee and a payment of nobody; a job is to compare it. */
async function aReport(market: TestMarket): Promise<Told> {
  const told = await fresh(market)
  const { db, now, addJob } = market.deps
  const file = { provider: 'stripe', name: told.key, digest: digestOf(told.key), lines: 2, importedBy: null }
  const days = { firstDay: DAY, lastDay: DAY, importedAt: now() }
  const id = must(await insertFile(db, { ...file, ...days }), 'a report')
  const lines = [
    { kind: 'fee' as const, gross: -told.amount },
    { kind: 'payment' as const, gross: told.amount },
  ].map((one, index) => ({
    ...{ ...one, line: index + 1, id: `${told.key} ${index}`, paymentId: null, reference: null, fee: 0, net: null },
    ...{ currency: 'PLN', day: DAY, digest: digestOf(`${told.key} ${index}`).toString('hex') },
  }))
  await insertReport(db, { fileId: id, provider: 'stripe' }, lines)
  await addJob(db, { name: 'reconciliation.compare', payload: { fileId: id } })
  return { ...told, id }
}

const SCENARIOS: Record<string, Scenario<Told>> = {
  'a statement of the bank is imported': {
    arrange: fresh,
    async act(market, { auth, key, amount }) {
      const file = mt940([amount, amount].map((sum) => ({ day: DAY, amount: sum, title: key.slice(0, 20) })))
      const headers = { ...auth, 'content-type': 'application/octet-stream' }
      const path = `/api/admin/bank-statements?name=${key}`
      const sent = await market.api('POST', path, file.toString(), headers)
      if (sent.json?.code !== 'statement_known') answered(sent)
      await market.runJobs()
    },
    async check(market, { key }) {
      const { rows } = await market.query(
        `select s.lines, (select json_agg(l.status) from bank_lines l where l.statement_id = s.id) as found
          from bank_statements s where name = $1`,
        [key],
      )
      expect(rows).toEqual([{ lines: 2, found: ['open', 'open'] }])
    },
  },
  'the operator gives back what a line brought': {
    arrange: anOpenLine,
    async act(market, { auth, id }) {
      const done = await market.api('POST', `/api/admin/bank-lines/${id}/decision`, { action: 'giveBack' }, auth)
      if (done.json?.code !== 'line_not_open') answered(done)
    },
    async check(market, { id, amount }) {
      const { rows } = await market.query(
        `select l.status, l.transfer_id = t.id as same, t.amount, t.to_return as back,
          (select sum(amount)::int from ledger_entries where transaction_key = 'settlement:transfer-' || t.id and account = 'bank') as booked
        from bank_lines l left join transfers t on t.key = 'line:' || l.id where l.id = $1`,
        [id],
      )
      expect(rows).toEqual([{ status: 'received', same: true, amount, back: amount, booked: amount }])
    },
  },
  'a report is compared, and what it does not agree in is settled': {
    arrange: aReport,
    async act(market, { auth, key, id }) {
      await market.runJobs()
      const { findings } = answered(await market.api('GET', '/api/admin/findings?status=open', undefined, auth)).json
      for (const finding of findings) {
        const headers = { ...auth, 'idempotency-key': `${key}-${finding.id}` }
        await askAgain(market, 'POST', `/api/admin/findings/${finding.id}/resolve`, { note: `report ${id}` }, headers)
      }
    },
    async check(market, { id, amount }) {
      const { rows } = await market.query(
        `select json_agg(l.status order by l.line) as lines, json_agg(f.kind) filter (where f.id is not null) as found,
          count(*) filter (where f.status = 'resolved')::int as settled,
          (select sum(e.amount)::int from ledger_entries e
            where e.transaction_key = 'fee:lines-' || min(l.id) and e.account like 'operator:%') as fee
        from settlement_lines l left join settlement_findings f on f.line_id = l.id where l.file_id = $1`,
        [id],
      )
      expect(rows).toEqual([{ lines: ['noted', 'unmatched'], found: ['missingHere'], settled: 1, fee: -amount }])
    },
  },
}

test.each(Object.entries(SCENARIOS))('B10 %s, once, wherever the market dies', CASE, async (name, scenario) => {
  counts[name] = await sweep(scenario)
  expect(counts[name]).toBeGreaterThan(15)
})
