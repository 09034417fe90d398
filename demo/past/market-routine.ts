import { authenticate, openSession } from '../../src/domains/accounts/index.ts'
import type { Jobs } from '../../src/platform/jobs/names.ts'
import type { Actor } from '../../src/values/actor.ts'
import { marketDay } from '../../src/values/days.ts'
import { must } from '../../src/values/must.ts'
import { enterReports } from './provider-reports.ts'
import { HOUR, type Past, unlessRefused } from './story.ts'

const DAY = 24 * HOUR
/** What time does with orders and cases when nobody does anything. */
const CLOCKS: readonly (keyof Jobs)[] = [
  'orders.releaseHolds',
  'orders.assumeDelivered',
  'orders.completeOrders',
  'refunds.endCollections',
  'returns.runClocks',
  'orders.bookCommissions',
  'fulfilment.remindCollections',
  'checkout.checkOpenPayments',
]
/** Days between two looks at the clocks: what is long over may be late by a day or two. */
const SLOW = 4
const RECENT = 30
const PAYOUT_DAYS = 14

/** Nights of the market: clocks, the bills of commission at each month's begin, and the operator's payouts. */
export function enterRoutine(world: Past, begin: Date, end: Date): void {
  const { agenda, past } = world
  const everyNight = (from: number, step: number, act: () => Promise<unknown>) => {
    for (let time = from; time < end.getTime(); time += step) agenda.at(new Date(time), act)
  }
  const runClocks = async () => {
    for (const name of CLOCKS) await past.runJob(name)
  }
  const recent = end.getTime() - RECENT * DAY
  everyNight(begin.getTime(), SLOW * DAY, async () => void (agenda.now().getTime() < recent && (await runClocks())))
  everyNight(recent, DAY, runClocks)
  // What one clock ends, as a case, another goes on with: the first minute of the market finds nothing to do.
  agenda.at(end, runClocks)
  agenda.at(end, runClocks)
  // What was decided of late waits still.
  everyNight(begin.getTime(), SLOW * DAY, async () => {
    if (agenda.now().getTime() < end.getTime() - 5 * DAY) await makeTransfers(world)
  })
  let billed = ''
  everyNight(begin.getTime(), SLOW * DAY, async () => {
    const month = marketDay(agenda.now()).slice(0, 7)
    if (month !== billed) await past.runJob('documents.billMonths')
    billed = month
  })
  agenda.at(end, () => past.runJob('documents.billMonths'))
  enterReports(world, end)
  let nth = 0
  // The last one waits for the operator's approval.
  everyNight(end.getTime() - DAY / 2 - 24 * PAYOUT_DAYS * DAY, PAYOUT_DAYS * DAY, () =>
    unlessRefused(world, () => payOut(world, end, ++nth)),
  )
  agenda.at(end, () => past.runJob('payouts.readLedger'))
  // Who has to hear that an answer is due was told.
  agenda.at(end, () => past.runJob('chargebacks.warn'))
}

/** Draws a batch up, approves it and notes a day later what the bank did; now and then it sends one back. */
async function payOut(world: Past, end: Date, nth: number): Promise<void> {
  const { agenda, past } = world
  const asOperator = { actor: await confirmed(world) }
  await past.runJob('payouts.readLedger')
  const drawn = await past.ask('POST /api/admin/payout-batches', { body: { currency: 'PLN' } }, asOperator)
  const params = { id: drawn.id }
  const left = end.getTime() - agenda.now().getTime()
  if (left < PAYOUT_DAYS * DAY) return
  await past.ask(
    'POST /api/admin/payout-batches/{id}/approve',
    { params, body: { revision: drawn.revision } },
    asOperator,
  )
  agenda.at(new Date(agenda.now().getTime() + DAY), async () => {
    if (nth % 9 === 4) await sendOneBack(world, params)
    const body = { paidOn: marketDay(agenda.now()) }
    await unlessRefused(world, () => past.ask('POST /api/admin/payout-batches/{id}/paid', { params, body }, asOperator))
  })
}

/** The operator, who has just proved the password. */
async function confirmed({ past, operator }: Past): Promise<Actor> {
  const token = await openSession(past.deps, operator.userId, { confirmed: true })
  return must(await authenticate(past.deps, token), 'the session just opened')
}

async function sendOneBack({ past, operator }: Past, params: { id: number }): Promise<void> {
  const asOperator = { actor: operator }
  const { lines } = await past.ask('GET /api/admin/payout-batches/{id}/lines', { params }, asOperator)
  const line = lines.find(({ status }: { status: string }) => status === 'approved')
  if (!line) return
  const body = { lineIds: [line.id], reason: 'Rachunek odbiorcy zamknięty.' }
  await past.ask('POST /api/admin/payout-batches/{id}/returned', { params, body }, asOperator)
}

/** What goes back to buyers by transfer; those who have not said to which account wait on. */
async function makeTransfers({ past, operator }: Past): Promise<void> {
  const asOperator = { actor: operator }
  const { transfers } = await past.ask('GET /api/admin/refund-transfers', {}, asOperator)
  for (const { kind, id, iban, state } of transfers) {
    const body = { kind, id, iban }
    if (state === 'transferDue') await past.ask('POST /api/admin/refund-transfers/done', { body }, asOperator)
  }
}
