import { must } from '../../../values/must.ts'
import { type OrderStatus, piecesOf } from '../../orders/contract.ts'
import type { RefundLeft, RefundPart, Rest } from './plan-refund.ts'
import type { RefundReason } from './reasons.ts'

/** Why goods that never left are given back; the other reasons are of goods that did. */
const OF_UNSENT: readonly RefundReason[] = ['soldOut', 'buyerAsked', 'notReachable', 'notCollected']
/** Where the pieces of an order are as long as some of them may leave. */
const GOES_ON: readonly string[] = ['promised', 'laidOut', 'partly']

type Order = {
  status: OrderStatus
  statusBefore: OrderStatus | null
  items: readonly { id: number; quantity: number; sent: number; givenUp: number }[]
}

/** What of an order was neither sent nor given up and may still leave; lines of which nothing is are left out. */
export function restOf({ status, statusBefore, items }: Order): Rest[] {
  if (!GOES_ON.includes(piecesOf(statusBefore ?? status))) return []
  return items.flatMap(({ id, quantity, sent, givenUp }) => {
    const pieces = quantity - sent - givenUp
    return pieces > 0 ? [{ itemId: id, pieces }] : []
  })
}

/** What a refund says of the pieces it gives back. */
type Asked = { kind: string; reason: RefundReason }

/** Whether the pieces of a refund are those that have not left, before any that have. */
const isOfUnsent = ({ kind, reason }: Asked) => kind === 'rest' || OF_UNSENT.includes(reason)

/**
 * Which pieces will not be sent once these parts of a refund went back: all that it names where its reason says that they never left, else those
 * that cannot be of what was sent. `rest`, `left`: before the refund.
 */
export function givenUpBy(
  asked: Asked,
  parts: readonly RefundPart[],
  { rest, left }: { rest: readonly Rest[]; left: RefundLeft },
): Rest[] {
  return rest.flatMap(({ itemId, pieces: unsent }) => {
    const back = piecesOfItem(parts, itemId)
    const sent = Math.max(0, lineOf(left, itemId).pieces - unsent)
    const pieces = isOfUnsent(asked) ? Math.min(back, unsent) : Math.max(0, back - sent)
    return pieces > 0 ? [{ itemId, pieces }] : []
  })
}

/**
 * How many pieces of a line have not left, where a refund of it goes by more: as it says by its reason, or as `unsent` had been seen; undefined:
 * it does not. What was given up without its money, as at the door, never left either. `rest`, `left`: before the refund.
 */
export function fewerUnsent(
  asked: Asked & { unsent?: number | undefined },
  parts: readonly RefundPart[],
  { items, rest, left }: { items: Order['items']; rest: readonly Rest[]; left: RefundLeft },
): number | undefined {
  if (asked.kind !== 'line') return undefined
  for (const { id, quantity, givenUp } of items) {
    const waits = piecesOfItem(rest, id)
    const never = waits + Math.max(0, givenUp - (quantity - lineOf(left, id).pieces))
    const back = piecesOfItem(parts, id)
    if (back > 0 && isOfUnsent(asked) && back > never) return never
    if (back > 0 && asked.unsent !== undefined && asked.unsent > waits) return waits
  }
  return undefined
}

/** What is left of the rest without pieces that are given up. */
export function restWithout(rest: readonly Rest[], givenUp: readonly Rest[]): Rest[] {
  return rest.flatMap(({ itemId, pieces }) => {
    const left = pieces - piecesOfItem(givenUp, itemId)
    return left > 0 ? [{ itemId, pieces: left }] : []
  })
}

const lineOf = (left: RefundLeft, itemId: number) =>
  must(
    left.lines.find((line) => line.itemId === itemId),
    `what is left of item ${itemId}`,
  )

const piecesOfItem = (parts: readonly { itemId: number | null; pieces: number }[], itemId: number) =>
  parts.filter((part) => part.itemId === itemId).reduce((sum, { pieces }) => sum + pieces, 0)
