import type { Deps } from '../../platform/deps.ts'
import { findGreenClaims } from '../../values/green-claims.ts'
import { refusesToday } from '../settings/index.ts'
import { findProved } from './store/warnings.ts'

/** The free words of an offer. */
export type Words = {
  title: string
  texts: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>
}

/** What an offer claims of the environment in general, as it is written. */
export const claimsOf = ({ title, texts }: Words): string[] =>
  findGreenClaims([title, ...Object.values(texts).flatMap((one) => Object.values(one ?? {}))].join('\n'))

/** What offers claim of the environment without a proof, by their ids; nothing before the operator's day. One statement. */
export async function findUnproved(
  deps: Deps,
  offers: readonly (Words & { id: number })[],
): Promise<Map<number, string[]>> {
  const claims = new Map(
    offers.map((offer) => [offer.id, claimsOf(offer)] as const).filter(([, found]) => found.length > 0),
  )
  if (claims.size === 0 || !(await refusesToday(deps, 'green'))) return new Map()
  for (const id of await findProved(deps.db, [...claims.keys()])) claims.delete(id)
  return claims
}
