import type { Party } from '../../shipping/contract.ts'
import { accountOf } from '../../shipping/contract.ts'
import type { CollectionView } from './contract.ts'
import { mayBecome } from './rules/collection-states.ts'
import type { StoredCollection } from './store.ts'

export function placeOf({ company, firstName, lastName, address }: Party): CollectionView['place'] {
  const { street = '', postalCode = '', city = '' } = address ?? {}
  return { name: company ?? `${firstName} ${lastName}`.trim(), street, postalCode, city }
}

export function presentCollection({ numbers, ...one }: StoredCollection & { numbers: string[] }): CollectionView {
  const { id, carrier, state, day, from, until, externalId, automatic, reason, words } = one
  const canTell = state === 'requested' || accountOf(carrier).collection?.cancels === true
  return {
    ...{ id, carrier, state, day, from, until, externalId, automatic, reason, words },
    place: placeOf(one.sender),
    numbers: [...new Set(numbers)],
    parcels: numbers.length,
    canCancel: mayBecome(state, 'cancelled') && canTell,
    requestedAt: one.requestedAt.toISOString(),
  }
}
