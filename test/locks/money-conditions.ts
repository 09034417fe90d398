import { claimTelling, endAlarm } from '../../src/domains/payments/alarms/store.ts'
import { decideOpen } from '../../src/domains/payments/providers/sandbox/store.ts'
import { planCheck } from '../../src/domains/payments/store/checks.ts'
import { markReturned } from '../../src/domains/payments/store/transfers.ts'
import { restartRefund, writePaymentMoves, writeRefundMove } from '../../src/domains/payments/store/write-moves.ts'
import { resolve } from '../../src/domains/reconciliation/store/findings.ts'
import { endTransfer, saveAccount } from '../../src/domains/refunds/store/transfers.ts'
import type { Rows } from './rows.ts'
import type { Found } from './unchanged.ts'

const DUE = { from: ['due'], to: 'sent' } as const
const NEVER = new Date(0)

/** Conditions of payments, refunds and what is compared with the provider's reports. */
export const moneyConditions = {
  'a payment moves only from where it stands': async ({ market, aPayment, now }) => {
    const { id } = await aPayment({ status: 'refunded' })
    return [await writePaymentMoves(market.deps.db, [id], [{ from: 'started', to: 'paid' }], { at: now }), []]
  },
  'a refund moves only from where it stands': async ({ market, aRefund, now }) => {
    const { id } = await aRefund({ status: 'done' })
    return [await writeRefundMove(market.deps.db, { id, way: 'provider', attempt: 1 }, DUE, now), false]
  },
  'a refund moves only the way it is made': async ({ market, aRefund, now }) => {
    const { id } = await aRefund({ way: 'transfer' })
    return [await writeRefundMove(market.deps.db, { id, way: 'provider', attempt: 1 }, DUE, now), false]
  },
  'what became of an earlier attempt does not move a refund': async ({ market, aRefund, now }) => {
    const { id } = await aRefund({ attempt: 2 })
    return [await writeRefundMove(market.deps.db, { id, way: 'provider', attempt: 1 }, DUE, now), false]
  },
  'a refund begins anew once an attempt': async ({ market, aRefund }) => {
    const { id } = await aRefund({ status: 'failed', attempt: 2 })
    return [await restartRefund(market.deps.db, { id, attempt: 1 }, 'provider', NEVER), false]
  },
  'only what the provider was to give back begins anew': async ({ market, aRefund }) => {
    const { id } = await aRefund({ status: 'failed', way: 'transfer' })
    return [await restartRefund(market.deps.db, { id, attempt: 1 }, 'provider', NEVER), false]
  },
  'a refund on its way does not begin anew': async ({ market, aRefund }) => {
    const { id } = await aRefund({ status: 'sent' })
    return [await restartRefund(market.deps.db, { id, attempt: 1 }, 'transfer', NEVER), false]
  },
  'a finding is resolved once': async ({ market, aRow, userId, now }) => {
    const row = { provider: 'stripe', kind: 'amountDiffers', currency: 'PLN', found: 5, found_at: now, status: 'gone' }
    const id = Number((await aRow('settlement_findings', row)).id)
    return [await resolve(market.deps.db, id, { by: userId, at: now, note: '' }), undefined]
  },
  'a transfer leaves once': async ({ market, aTransfer, userId, now }) => {
    const id = await aTransfer({ returned_at: now, returned_by: userId })
    return [await markReturned(market.deps.db, id, userId, now), undefined]
  },
  'a transfer of which nothing goes back does not leave': async ({ market, aTransfer, userId, now }) => {
    const id = await aTransfer({ to_return: 0 })
    return [await markReturned(market.deps.db, id, userId, now), undefined]
  },
  'nobody asks again about what is settled': async ({ market, aPayment, readOne, now }) => {
    const { id } = await aPayment({ status: 'paid', next_check_at: null })
    await planCheck(market.deps.db, id, { nextCheckAt: now, checks: 3 })
    return [await readOne('payments', 'next_check_at', 'id', id), null]
  },
  'a decision at the sandbox stays': async ({ market, atSandbox, now }) => {
    const reference = await atSandbox()
    await decideOpen(market.deps.db, reference, { status: 'paid', paid: 100, now })
    return [await decideOpen(market.deps.db, reference, { status: 'cancelled', paid: 0, now }), undefined]
  },
  'nothing is decided on a page of the sandbox that is over': async ({ market, atSandbox }) => {
    const reference = await atSandbox()
    const now = new Date(Date.now() + 400 * 86_400_000)
    return [await decideOpen(market.deps.db, reference, { status: 'paid', paid: 100, now }), undefined]
  },
  'an alarm is told once': async ({ market, anAlarm, now }) => {
    const id = await anAlarm()
    const tell = () => claimTelling(market.deps.db, id, now)
    return [
      [await tell(), await tell()],
      [true, false],
    ]
  },
  'an alarm ends once': async ({ market, anAlarm, userId, now }) => {
    const id = await anAlarm()
    const end = () => endAlarm(market.deps.db, id, { at: now, byUser: userId, note: '' })
    return [
      [await end(), await end()],
      [true, false],
    ]
  },
  'a refund by transfer is noted once': async ({ market, aRefundTransfer, userId, now }) => {
    const id = await aRefundTransfer('due')
    const end = () => endTransfer(market.deps.db, id, { at: now, byUser: userId })
    return [
      [await end(), await end()],
      [true, false],
    ]
  },
  'an account given too late changes nothing': async ({ market, aRefundTransfer, readOne }) => {
    const id = await aRefundTransfer('done')
    await saveAccount(market.deps.db, id, { iban: 'DE89', holder: 'B' })
    return [await readOne('refund_transfers', 'iban', 'id', id), 'PL61']
  },
} satisfies Record<string, (rows: Rows) => Promise<Found>>
