/** Pieces of one line of an order, by its version. */
export type Pieces = { versionId: number; quantity: number }

/** A line of an order. `givenUp`: pieces of it that never left and will not. */
export type OrderedPieces = Pieces & { givenUp: number }

/** What of an order has neither left nor been given up, line by line; lines of which nothing is left are left out. */
export function leftToSend(
  items: readonly OrderedPieces[],
  shipments: readonly { items: readonly Pieces[] }[],
): Pieces[] {
  const gone = new Map<number, number>()
  for (const { versionId, quantity } of shipments.flatMap((one) => one.items)) {
    gone.set(versionId, (gone.get(versionId) ?? 0) + quantity)
  }
  return items.flatMap(({ versionId, quantity, givenUp }) => {
    const left = quantity - givenUp - (gone.get(versionId) ?? 0)
    return left > 0 ? [{ versionId, quantity: left }] : []
  })
}

/** Pieces of an order that its buyer gets or got: what was ordered, without what was given up. */
export function withoutGivenUp<T extends { quantity: number; givenUp: number }>(items: readonly T[]): T[] {
  return items.flatMap((item) =>
    item.quantity > item.givenUp ? [{ ...item, quantity: item.quantity - item.givenUp }] : [],
  )
}

/** Whether two shipments hold the same pieces. */
export function isSamePieces(one: readonly Pieces[], other: readonly Pieces[]): boolean {
  const has = new Map(other.map(({ versionId, quantity }) => [versionId, quantity]))
  return one.length === other.length && one.every(({ versionId, quantity }) => has.get(versionId) === quantity)
}

/** What is wrong with pieces that are to be sent, by the place in the list; undefined: nothing. */
export function wrongPieces(
  wanted: readonly Pieces[],
  left: readonly Pieces[],
): { index: number; code: 'ship_unknown_line' | 'ship_exceeds'; most: number } | undefined {
  const most = new Map(left.map(({ versionId, quantity }) => [versionId, quantity]))
  const seen = new Set<number>()
  for (const [index, { versionId, quantity }] of wanted.entries()) {
    const there = most.get(versionId)
    if (there === undefined || seen.has(versionId)) return { index, code: 'ship_unknown_line', most: 0 }
    if (quantity > there) return { index, code: 'ship_exceeds', most: there }
    seen.add(versionId)
  }
  return undefined
}
