import type { Party } from '../../../shipping/contract.ts'

type Waiting = { carrier: string; consignment: { sender: Party } }

/** Parcels of one carrier at one address, each group as its first came. */
export function groupReady<Label extends Waiting>(labels: readonly Label[]): Label[][] {
  return [...Map.groupBy(labels, ({ carrier, consignment: { sender } }) => keyOf(carrier, sender)).values()]
}

const keyOf = (carrier: string, { company, address, phone }: Party) =>
  JSON.stringify([carrier, company, phone, address?.street, address?.postalCode, address?.city, address?.country])
