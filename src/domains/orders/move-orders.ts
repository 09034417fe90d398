import type { Deps } from '../../platform/deps.ts'
import { requireMove } from './rules/order-moves.ts'
import type { Mover } from './rules/order-table.ts'
import { toldOf } from './rules/told-step.ts'
import { type OrderMove, writeMoves } from './store/write-moves.ts'

/**
 * Takes steps with orders that are locked, in the caller's transaction: the only way a placed order changes its status or the state of its
 * money. Steps of which a mail tells are announced. A step that the tables do not know, or not by `by`, is an error of the program: nothing is written.
 */
export async function moveOrders(
  deps: Pick<Deps, 'db' | 'now' | 'emit'>,
  by: Mover,
  moves: readonly OrderMove[],
): Promise<void> {
  if (moves.length === 0) return
  for (const { from, to } of moves) requireMove(by, from, to)
  const written = await writeMoves(deps.db, deps.now(), moves)
  if (written !== moves.length) throw new Error(`${moves.length - written} of ${moves.length} orders were not held`)
  const at = deps.now().toISOString()
  const told = moves.flatMap(({ id, from, to, event }) => {
    const step = toldOf(from.status, to.status, event)
    return step === null ? [] : [{ name: 'order.stepTaken' as const, payload: { orderId: id, step, at } }]
  })
  if (told.length > 0) await deps.emit(deps.db, ...told)
}
