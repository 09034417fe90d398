/** By what the open orders of one buyer are recognised. `network`: IPv4 address or IPv6 /64; `wide`: IPv4 address or IPv6 /48. */
export const MARK_KINDS = ['account', 'email', 'phone', 'network', 'wide'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** `open`: purchases that hold goods and are not paid; `pieces`: what they hold; `ended`: purchases of a day that came to nothing. */
export type OpenOrders = { open: number; pieces: number; ended: number }

const GUEST: OpenOrders = { open: 8, pieces: 60, ended: 20 }
const PERSON: OpenOrders = { open: 12, pieces: 300, ended: 30 }
/** Behind one address there may be a school or a whole mobile network. */
const WIDE: OpenOrders = { open: 40, pieces: 400, ended: 160 }

/** How much may be open at once. Generous for a family or an office, far too little to empty a market. */
export function limitOf(kind: MarkKind, signedIn: boolean): OpenOrders {
  if (kind === 'wide') return WIDE
  if (kind === 'network') return { open: 10, pieces: 60, ended: 40 }
  return signedIn ? PERSON : GUEST
}

/** Days for which an order on delivery that was accepted and not yet sent counts as open. */
export function daysOpen(kind: MarkKind): number {
  return kind === 'network' || kind === 'wide' ? 1 : 14
}

/** Pieces of one version in one order. */
export function mostOfVersion(signedIn: boolean): number {
  return signedIn ? 100 : 20
}

/** Which limit a purchase of so many pieces would exceed, the person's own first; undefined: none. */
export function exceededLimit(
  known: readonly (OpenOrders & { kind: MarkKind })[],
  pieces: number,
  signedIn: boolean,
): MarkKind | undefined {
  const inOrder = [...known].sort((a, b) => MARK_KINDS.indexOf(a.kind) - MARK_KINDS.indexOf(b.kind))
  return inOrder.find((one) => {
    const limit = limitOf(one.kind, signedIn)
    return one.open + 1 > limit.open || one.pieces + pieces > limit.pieces || one.ended + 1 > limit.ended
  })?.kind
}
