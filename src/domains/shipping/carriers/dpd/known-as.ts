import type { DpdDialect } from './account.ts'

/**
 * Our id of what DPD has a number for: how it was announced, our own reference, and its numbers, one a parcel. DPD knows no purchase besides the number,
 * so the id holds all that is needed later, whatever dialect the contract speaks by then.
 */
export type KnownAs = { dialect: DpdDialect; abroad: boolean; reference: string; numbers: readonly string[] }

/** As DPD writes numbers of parcels; wide, as nothing promises their shape. */
export const DPD_NUMBER = /^[A-Z0-9]{8,30}$/i

export const externalIdOf = ({ dialect, abroad, reference, numbers }: KnownAs): string =>
  [dialect, abroad ? 'abroad' : 'poland', reference, ...numbers].join(' ')

export function knownAs(externalId: string): KnownAs {
  const [dialect, where, reference = '', ...numbers] = externalId.split(' ')
  return { dialect: dialect === 'meta' ? 'meta' : 'soap', abroad: where === 'abroad', reference, numbers }
}
