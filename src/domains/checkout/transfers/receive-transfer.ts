import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { postTransaction, settlementEntries } from '../../ledger/index.ts'
import { toPay } from '../../orders/index.ts'
import { transfers } from '../../payments/index.ts'
import { settleInside } from '../settle-payment.ts'

/**
 * Takes money that came to the market's account, with everything that follows, in the caller's transaction: a payment that is whole is settled
 * as any other, of a part the buyer is told what is missing, and what pays for nothing is put down to be given back. The same key twice
 * changes nothing. `payment_not_found` when no payment has the title.
 */
export async function receiveTransfer(deps: Deps, incoming: transfers.Incoming): Promise<transfers.Taken> {
  const taken = await transfers.acceptTransfer(deps, incoming)
  const { outcome, id, payment } = taken
  if (outcome === 'known') return taken
  const { amount, currency } = incoming
  await postTransaction(
    deps,
    `settlement:transfer-${must(id, 'the transfer just written')}`,
    settlementEntries({ provider: 'bank-transfer', amount, currency }),
  )
  if (!payment) return taken
  if (outcome === 'paid') {
    const webhook = { webhookId: incoming.key, reference: must(incoming.title, 'the title of what was paid') }
    const paid = { outcome: 'paid' as const, amount: payment.amount, currency: payment.currency }
    await settleInside(deps, { provider: 'bank-transfer', webhook: { ...webhook, ...paid } })
  }
  if (outcome === 'part') await toPay.announceTransfer(deps, payment.purchaseId, 'part', `part ${id}`)
  return taken
}
