/** Stock of a version: pieces free to be sold, and promised ones that were not there when somebody counted (then none is free). */
export type OnHand = { quantity: number; short: number }

/** Pieces that lie on the shelf for orders: all that are not shipped yet, and those of them held for a payment that is open. */
export type Promised = { all: number; held: number }

/**
 * Pieces to move so that the shelf holds what somebody counted there, or an ERP system says it does: what lies there for orders is not
 * free. `taken`: the pieces of orders that are among those counted.
 */
export function setDelta(counted: number, stock: OnHand, promised: Promised, taken = promised.all): number {
  return counted - taken - free(stock, promised)
}

/** Pieces on the shelf, those of orders included. */
export function onHand(stock: OnHand, promised: Promised): number {
  return free(stock, promised) + promised.all
}

/** Below zero: so many are missing for the orders there are. */
export function free({ quantity, short }: OnHand, promised: Promised): number {
  return quantity - Math.min(short, promised.all)
}
