import type { Deps } from '../../../platform/deps.ts'
import { defineLimit, tooMany } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import { attemptsFrom, namesNetwork } from '../../accounts/index.ts'
import { requireMail } from '../../mail/index.ts'
import type { PurchaseView } from '../contract.ts'
import { readPurchase, requirePurchase } from '../read-purchase.ts'
import { nextLinkAt } from '../rules/next-link.ts'
import { awaitsConfirmation } from '../rules/purchase-draft.ts'
import { lockOrders } from '../store/lock-orders.ts'
import { claimMail } from '../store/news.ts'
import { LINK_AGAIN, type PurchaseRow } from '../store/purchases.ts'

const HOUR = 60 * 60
/** To one mailbox, whatever was ordered in its name. */
const TO_EMAIL = defineLimit({ name: 'order-link-email', attempts: 8, seconds: 6 * HOUR })
const FROM_NETWORK = defineLimit({ name: 'order-link-network', attempts: 30, seconds: HOUR })

/**
 * Sends the link of a guest's order on delivery once more; the job that writes the mail is added in the transaction that counts it, so that of
 * many at once one is sent. `nothing_to_confirm`; `link_too_soon` with the time to wait; `link_too_often` when no more are sent; `rate_limited` for
 * the network and for the mailbox.
 */
export async function sendLinkAgain(deps: Deps, key: string, address: string): Promise<PurchaseView> {
  requireMail(deps)
  const known = await readPurchase(deps, key)
  const isOver = known.heldUntil !== null && Date.parse(known.heldUntil) <= deps.now().getTime()
  if (!known.toConfirm || isOver) throw new Failure('conflict', 'nothing_to_confirm')
  requireDue(deps, await requirePurchase(deps, key))
  if (namesNetwork(address)) await deps.limits.count(FROM_NETWORK, attemptsFrom(address))
  await deps.limits.count(TO_EMAIL, known.email)
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const { id } = await requirePurchase(inside, key)
    if (!(await lockOrders(tx, id)).some(awaitsConfirmation)) throw new Failure('conflict', 'nothing_to_confirm')
    // Read again, now that nobody else can be sending one.
    const purchase = await requirePurchase(inside, key)
    requireDue(deps, purchase)
    const nth = purchase.linksAskedAt.length + 1
    await claimMail(tx, id, `${LINK_AGAIN}${nth}`, deps.now())
    await deps.emit(tx, { name: 'order.linkAskedFor', payload: { purchaseId: id, nth } })
  })
  return readPurchase(deps, key)
}

function requireDue({ now }: Deps, { placedAt, linksAskedAt, heldUntil }: PurchaseRow): void {
  const next = nextLinkAt(placedAt, linksAskedAt, heldUntil)
  if (next === null) throw new Failure('conflict', 'link_too_often')
  const wait = next.getTime() - now().getTime()
  if (wait > 0) throw tooMany(wait, 'link_too_soon')
}
