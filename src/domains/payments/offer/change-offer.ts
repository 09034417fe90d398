import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'
import { writeSetting } from '../../settings/index.ts'
import { PROVIDERS } from '../providers/index.ts'
import { clearOffered, OFFER_SETTING, type ProviderOffer, readStandings } from '../providers-in-use.ts'
import type { OfferStanding } from './contract.ts'

/** All providers in their order, with whether buyers can choose each. */
export async function readOfferStandings(deps: Deps, actor: Actor | undefined): Promise<OfferStanding[]> {
  requireOperator(actor)
  return (await readStandings(deps)).map(({ code, state, off, connection }) => {
    return { code, state, off, sandbox: PROVIDERS[code].sandbox || connection?.test === true }
  })
}

/** Sets the order and what is switched off. Payments that are under way at such a provider go on. */
export async function changeOffer(
  deps: Deps,
  actor: Actor | undefined,
  { order, off }: ProviderOffer,
): Promise<OfferStanding[]> {
  const person = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const offer: ProviderOffer = { order: [...new Set(order)], off: [...new Set(off)] }
    await writeSetting(inside, OFFER_SETTING, offer)
    await recordAudit(inside, {
      actorId: person.userId,
      ...{ action: 'paymentOfferChanged', subjectKind: 'market', subjectId: 'payments' },
      detail: { order: offer.order.join(', '), off: offer.off.join(', ') },
    })
  })
  clearOffered(deps)
  return readOfferStandings(deps, actor)
}
