import type { Carrier } from '../../orders/contract.ts'

type Pieces = { versionId: number; quantity: number }
type Sent = { carrier: Carrier; trackingNumber: string | null; items: readonly Pieces[] }

/** What one slip is for: pieces, and which shipment of how many they leave in. */
export type SlipPart = {
  pieces: readonly Pieces[]
  part: { no: number; of: number } | null
  /** Undefined: it has not left. */
  sent: Pick<Sent, 'carrier' | 'trackingNumber'> | undefined
}

/**
 * The pieces of an order that are packed: what was ordered, but where its rest was given back (`goesOn`: no more will leave) what has left
 * alone; and what of it is still to leave.
 */
export function piecesToPack(
  { items, shipments, left }: { items: readonly Pieces[]; shipments: readonly Sent[]; left: readonly Pieces[] },
  goesOn: boolean,
): { items: readonly Pieces[]; left: readonly Pieces[] } {
  if (goesOn || shipments.length === 0) return { items, left }
  const never = new Map(left.map(({ versionId, quantity }) => [versionId, quantity]))
  const gone = items.map(({ versionId, quantity }) => ({ versionId, quantity: quantity - (never.get(versionId) ?? 0) }))
  return { items: gone.filter(({ quantity }) => quantity > 0), left: [] }
}

/** The slips of an order: one for all of it, or one for each shipment and one for what is left. */
export function slipParts(
  { items, shipments, left }: { items: readonly Pieces[]; shipments: readonly Sent[]; left: readonly Pieces[] },
  per: 'order' | 'shipment',
): SlipPart[] {
  if (per === 'order') return [{ pieces: items, part: null, sent: shipments.length === 1 ? shipments[0] : undefined }]
  const parts = [
    ...shipments.map((sent) => ({ pieces: sent.items, sent })),
    ...(left.length > 0 ? [{ pieces: left, sent: undefined }] : []),
  ]
  return parts.map((one, index) => ({ ...one, part: parts.length > 1 ? { no: index + 1, of: parts.length } : null }))
}
