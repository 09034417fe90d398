/** Stock of a version: pieces free to be sold, and promised ones that were not there when somebody counted (then none is free). */
export type Shelf = { quantity: number; short: number }

/** Pieces that lie on the shelf for orders: all that are not shipped yet, and those of them held for a payment that is open. */
export type Promised = { all: number; held: number }

/**
 * Pieces to move so that the shelf holds what somebody counted there, or an ERP system says it does: what lies there for orders is not
 * free. `taken`: the pieces of orders that are among those counted.
 */
export function setDelta(counted: number, shelf: Shelf, promised: Promised, taken = promised.all): number {
  return counted - taken - free(shelf, promised)
}

/** Pieces on the shelf, those of orders included. */
export function onShelf(shelf: Shelf, promised: Promised): number {
  return free(shelf, promised) + promised.all
}

/** Below zero: so many are missing for the orders there are. */
export function free({ quantity, short }: Shelf, promised: Promised): number {
  return quantity - Math.min(short, promised.all)
}
