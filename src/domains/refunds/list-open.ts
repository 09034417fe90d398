import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { must } from '../../values/must.ts'
import { paidRefunds } from '../payments/index.ts'
import type { OpenList, OpenRefundView } from './admin/contract.ts'
import { stateOf, TRANSFER_STATES, toTransferView } from './read-refunds.ts'
import { findMarketTransfers } from './store/transfers.ts'

const PAGE = 50

/** Refunds that are not done, for the operator: what failed, what is to be transferred, what its provider works on. The oldest first. */
export async function listOpen(
  deps: Deps,
  actor: Actor | undefined,
  { list, after = 0 }: { list: OpenList; after?: number | undefined },
): Promise<{ refunds: OpenRefundView[]; next: number | null }> {
  requireOperator(actor)
  if (list === 'transfers') return listTransfers(deps, after)
  const found = await paidRefunds.readOpenRefunds(deps, { failed: list === 'failed', after, limit: PAGE + 1 })
  const page = found.slice(0, PAGE)
  return {
    refunds: page.map((refund) => ({
      ...factsOf(refund),
      state: stateOf(refund),
      transfer: null,
      mayTransfer:
        refund.status === 'failed' || deps.now().getTime() - refund.createdAt.getTime() > paidRefunds.STUCK_AFTER,
    })),
    next: found.length > PAGE ? must(page.at(-1), 'a refund').id : null,
  }
}

async function listTransfers(deps: Deps, after: number) {
  const found = await findMarketTransfers(deps.db, { after, limit: PAGE + 1 })
  const page = found.slice(0, PAGE)
  const attempts = await paidRefunds.readRefunds(
    deps,
    page.map(({ id, paymentRefundId }) => must(paymentRefundId, `the refund of transfer ${id}`)),
  )
  return {
    refunds: page.map((transfer) => {
      const attempt = must(
        attempts.find(({ id }) => id === transfer.paymentRefundId),
        `the refund of transfer ${transfer.id}`,
      )
      return {
        ...factsOf(attempt),
        state: TRANSFER_STATES[transfer.status],
        transfer: toTransferView(transfer, 'operator'),
        mayTransfer: false,
      }
    }),
    next: found.length > PAGE ? must(page.at(-1), 'a transfer').id : null,
  }
}

function factsOf({ id, subjects, amount, currency, provider, createdAt }: paidRefunds.OpenRefund) {
  return { id, number: subjects[0] ?? null, amount, currency, provider, createdAt: createdAt.toISOString() }
}
