import type { Carrier } from '../../orders/contract.ts'

type Pieces = { versionId: number; quantity: number }
type Sent = { id: number; carrier: Carrier; trackingNumber: string | null; items: readonly Pieces[] }

/** What one slip is for: pieces, and which shipment of how many they leave in. */
export type SlipPart = {
  pieces: readonly Pieces[]
  part: { no: number; of: number } | null
  /** Undefined: it has not left. */
  sent: Pick<Sent, 'id' | 'carrier' | 'trackingNumber'> | undefined
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
