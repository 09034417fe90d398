import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { canBecome } from '../orders/contract.ts'
import { moveOrders, orderClocks, refundable } from '../orders/index.ts'
import { lockToPayBack, type RefundWay } from '../refunds/index.ts'
import { CASE_TABLE, type CaseMover, type CaseStep, isOpen, matterOf, mayStep } from './rules/case-table.ts'
import { noteStep } from './steps/move-units.ts'
import { type CaseChange, findCase, lockCase, type StoredCase, writeCase } from './store/cases.ts'
import { insertEvent } from './store/events.ts'

/** Who takes a step; `byUser`: the person, if one is known. */
export type Mover = { by: CaseMover; byUser: string | null }
export type Order = refundable.OrderToRefund
export type LockedOrder = Awaited<ReturnType<typeof lockToPayBack>>
/** Whose case it has to be; for others it does not exist. */
export type CaseName = { caseId: number; companyId?: number; key?: string }

/** A case by its name, with its order as it stands now: `case_not_found`. */
export async function requireCase(
  deps: Pick<Deps, 'db'>,
  { caseId, companyId, key }: CaseName,
): Promise<{ one: StoredCase; order: Order }> {
  const one = await findCase(deps.db, caseId)
  const [order] = one ? await refundable.readOrdersByIds(deps, [one.orderId]) : []
  const isOther =
    (companyId !== undefined && one?.companyId !== companyId) || (key !== undefined && order?.purchaseKey !== key)
  if (!one || !order || isOther) throw new Failure('notFound', 'case_not_found')
  return { one, order }
}

/**
 * Takes a step with a case in one transaction that has it to itself, the order before it, and the order's payment before that where money may
 * move: everybody locks in that order. `change` says what the step writes besides; it runs once the step is known to be possible. Two clicks take
 * one step: the second is `case_step_impossible`.
 */
export async function takeStep(
  deps: Deps,
  name: CaseName,
  { step, words = null, ...mover }: Mover & { step: CaseStep; words?: string | null },
  change: (
    inside: Deps,
    one: StoredCase,
    locked: LockedOrder,
  ) => Promise<CaseChange & { amount?: number; way?: RefundWay | null; to?: StoredCase['status'] }> = async () => ({}),
): Promise<void> {
  const found = await requireCase(deps, name)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { money } = CASE_TABLE[step]
    const locked = money
      ? await lockToPayBack(inside, found.order)
      : { order: await refundable.lockOrderToRefund(inside, found.order), payment: undefined }
    const one = await lockCase(db, found.one.id)
    if (!mayStep(step, mover.by, one)) throw new Failure('conflict', 'case_step_impossible')
    const { amount = null, way = null, to = CASE_TABLE[step].to, ...more } = await change(inside, one, locked)
    const at = deps.now()
    await writeCase(db, one, { ...more, status: to, at })
    const note = isOpen(to) ? orderClocks.openMatter : orderClocks.closeMatter
    await note(inside, one.orderId, matterOf(one.id))
    await noteStep(inside, one, step)
    const eventId = await insertEvent(db, one.id, { step, to, by: mover.by, words, amount, way, at }, mover.byUser)
    await inside.emit(db, {
      name: CASE_TABLE[step].event,
      payload: { caseId: one.id, orderId: one.orderId, eventId },
    })
  })
}

/** Money goes back in somebody's name: what a clock decides is the buyer's right. */
export const decider = ({ by, byUser }: Mover): refundable.Decider => ({ by: by === 'system' ? 'buyer' : by, byUser })

/** All of the order came back: its life ends so, where the order's table knows that step. */
export async function endReturned(
  inside: Deps,
  { number }: Order,
  left: { lines: { pieces: number }[] },
): Promise<void> {
  if (left.lines.some(({ pieces }) => pieces > 0)) return
  const order = must(await refundable.readOrderToRefund(inside, { number }), `order ${number}`)
  if (!canBecome(order.status, 'returned', 'system')) return
  await moveOrders(inside, 'system', [
    { id: order.id, from: order, to: { status: 'returned', paymentStatus: order.paymentStatus }, event: 'returned' },
  ])
}
