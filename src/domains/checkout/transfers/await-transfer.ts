import type { Deps } from '../../../platform/deps.ts'
import { toPay } from '../../orders/index.ts'
import type { PaymentView } from '../../payments/contract.ts'
import { transfers } from '../../payments/index.ts'

const DAY = 86_400_000

/**
 * After a payment by transfer was started: the goods are held for the operator's days, the buyer is told by mail how to pay, and reminded a
 * day before the end. May run any number of times. Nothing for other payments.
 */
export async function awaitTransfer(deps: Deps, purchaseId: number, payment: PaymentView): Promise<void> {
  if (payment.provider !== 'bank-transfer') return
  const instructions = await transfers.readInstructions(deps, purchaseId)
  if (!instructions) return
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Counted from the payment's beginning: whoever comes back to the page does not hold the goods longer.
    const until = new Date(instructions.createdAt.getTime() + instructions.days * DAY)
    if (await toPay.lengthenHold(inside, purchaseId, until)) {
      const runAt = new Date(until.getTime() - (instructions.days > 1 ? DAY : DAY / 2))
      const key = `transfer reminder ${payment.id}`
      await deps.addJob(db, { name: 'checkout.remindTransfer', payload: { purchaseId }, runAt, key })
    }
    await toPay.announceTransfer(inside, purchaseId, 'start', `start ${payment.id}`)
  })
}

/** Reminds the buyer of a transfer that has not come, once a payment. */
export async function remindTransfer(deps: Deps, purchaseId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const instructions = await transfers.readInstructions(inside, purchaseId)
    if (!instructions || instructions.status === 'paid') return
    await toPay.announceTransfer(inside, purchaseId, 'reminder', `reminder ${instructions.paymentId}`)
  })
}
