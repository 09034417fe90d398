import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { canBecome } from '../../orders/contract.ts'
import { moveOrders } from '../../orders/index.ts'
import { type Said, writeSaid } from '../files/say.ts'
import { readRights } from '../read-rights.ts'
import { readReturnRules } from '../return-rules.ts'
import { DISPUTABLE_ENDS, isOpen } from '../rules/case-table.ts'
import type { StoredCase } from '../store/cases.ts'
import { type CaseName, type Order, takeStep } from '../take-step.ts'

const DAY = 86_400_000

/**
 * Asks the operator, in the name of buyer or seller: the order is disputed meanwhile, and its money waits with the market. `dispute_too_late` for what
 * ended long ago; `case_disputed` while another case of the order is; `return_pieces_taken` where another has what it was about; and those of `writeSaid`.
 */
export async function askOperator(
  deps: Deps,
  name: CaseName,
  mover: { by: 'buyer' | 'seller'; byUser: string | null },
  { words, files }: Said,
): Promise<void> {
  const { disputeDays } = await readReturnRules(deps)
  await takeStep(deps, name, { ...mover, step: 'dispute', words }, async (inside, one, { order }) => {
    const at = deps.now()
    const isOver = DISPUTABLE_ENDS.includes(one.status)
    if (isOver && at.getTime() - one.updatedAt.getTime() > disputeDays * DAY) {
      throw new Failure('conflict', 'dispute_too_late')
    }
    if (order.status === 'disputed' || one.statusBefore !== null) throw new Failure('conflict', 'case_disputed')
    if (isOver && !one.keepsPieces) await requireUntaken(inside, one, order)
    await writeSaid(inside, one.id, { by: mover.by, words, files, at }, mover.byUser)
    await markDisputed(inside, order, mover)
    return { statusBefore: one.status }
  })
}

/** A case that is opened anew has its pieces again: not while another one has them, or they went back twice. */
async function requireUntaken(inside: Deps, one: StoredCase, order: Order): Promise<void> {
  const { cases, free } = must((await readRights(inside, [order]))[0], `the rights to order ${order.number}`)
  const others = cases.filter(({ id, status }) => id !== one.id && isOpen(status)).flatMap(({ lines }) => lines)
  for (const { itemId, quantity } of one.lines) {
    const left = must(free.get(itemId), `what is free of item ${itemId}`)
    if (quantity > left && others.some((line) => line.itemId === itemId)) {
      throw new Failure('conflict', 'return_pieces_taken', { params: { left } })
    }
  }
}

/** Not where the order's life is over: all of it came back. */
async function markDisputed(
  inside: Deps,
  order: Order,
  { by, byUser }: { by: 'buyer' | 'seller'; byUser: string | null },
): Promise<void> {
  if (!canBecome(order.status, 'disputed', by)) return
  const to = { status: 'disputed', paymentStatus: order.paymentStatus } as const
  await moveOrders(inside, by, [{ id: order.id, from: order, to, event: 'disputed', byUser }])
}
