import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { marketDay } from '../../src/values/days.ts'
import { type Past, unlessRefused } from './story.ts'

/** Whose reports the market has. No bank takes its money back: what came and went is told by payments and refunds alone. */
const PROVIDER = 'przelewy24'
/** Months before the present one. */
const REPORTED = [2, 1]
/** What the provider keeps: of a payment, in basis points, and a month. Grosze. */
const RATE = 119
const A_MONTH = 4900
const COLUMNS = 'Data;Numer transakcji;ID sesji;Typ;Kwota;Prowizja;Do wypłaty;Waluta'

type Movement = { id: string; nth: number; isRefund: boolean; amount: number; day: string }

/** The operator imports what the provider writes at the begin of a month about the one before. In the last of them a payment is a grosz off. */
export function enterReports(world: Past, end: Date): void {
  const { agenda } = world
  const [year = 0, month = 0] = marketDay(end).split('-').map(Number)
  for (const ago of REPORTED) {
    const begin = new Date(Date.UTC(year, month - 1 - ago, 1))
    const next = new Date(Date.UTC(year, month - ago, 1))
    const at = new Date(Math.min(next.getTime() + 4 * 86_400_000, end.getTime()))
    agenda.at(at, () => unlessRefused(world, () => importReport(world, { begin, next, isOff: ago === 1 })))
  }
}

type Month = { begin: Date; next: Date; isOff: boolean }

async function importReport({ past, operator }: Past, { begin, next, isOff }: Month): Promise<void> {
  const [from, to] = [begin, next].map((day) => day.toISOString().slice(0, 10))
  const { rows } = await sql<Movement>`
    select p.id, 0 as nth, false as "isRefund", p.amount_paid as amount,
        to_char(p.paid_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day
      from payments p where p.operator = ${PROVIDER} and p.paid_at is not null
        and (p.paid_at at time zone 'Europe/Warsaw')::date >= ${from}::date and (p.paid_at at time zone 'Europe/Warsaw')::date < ${to}::date
    union all
    select p.id, row_number() over (partition by p.id order by r.id)::int, true, -r.amount,
        to_char(r.done_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD')
      from payment_refunds r join payments p on p.id = r.payment_id where p.operator = ${PROVIDER} and r.status = 'done'
        and (r.done_at at time zone 'Europe/Warsaw')::date >= ${from}::date and (r.done_at at time zone 'Europe/Warsaw')::date < ${to}::date
    order by day, id`.execute(past.deps.db)
  if (rows.length === 0) return
  const last = rows.findLast(({ isRefund }) => !isRefund)
  const lines = rows.map((one) => lineOf({ ...one, amount: one.amount + (isOff && one === last ? 1 : 0) }))
  const lastDay = new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10)
  lines.push(cells(lastDay, `ABN-${from}`, '', 'opłata', -A_MONTH, 0))
  const name = `przelewy24-${from?.slice(0, 7)}.csv`
  const file = Buffer.from([COLUMNS, ...lines].join('\r\n'))
  const path = join(past.deps.config.dataDir, name)
  try {
    await writeFile(path, file)
    const input = { params: { provider: PROVIDER }, query: { name }, file: { path, size: file.length } }
    await past.ask('POST /api/admin/settlements/{provider}', input, { actor: operator })
  } finally {
    await rm(path, { force: true })
  }
}

function lineOf({ id, nth, isRefund, amount, day }: Movement): string {
  const fee = isRefund ? 0 : Math.round((amount * RATE) / 10_000)
  return cells(day, `P24-${id.slice(0, 8)}-${nth}`, id, isRefund ? 'zwrot' : 'wpłata', amount, fee)
}

const cells = (day: string, id: string, session: string, kind: string, gross: number, fee: number) =>
  [day, id, session, kind, inZloty(gross), inZloty(fee), inZloty(gross - fee), 'PLN'].join(';')
const inZloty = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
