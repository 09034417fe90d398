import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { OrderChargeback } from './contract.ts'
import { readOrderChargebacks } from './read-chargebacks.ts'
import { isDecided } from './rules/chargeback-states.ts'
import { takesEvidence } from './rules/evidence.ts'
import { findAnswers } from './store/answers.ts'
import { lockChargeback } from './store/chargebacks.ts'
import { saveWords } from './store/evidence.ts'

/**
 * Keeps what a seller says to an open chargeback of an order of its own. `chargeback_not_found`, `chargeback_decided`; `evidence_closed` once
 * the answer is on its way.
 */
export async function saveEvidence(
  deps: Deps,
  actor: Actor | undefined,
  { id: companyId, number, chargebackId }: { id: number; number: string; chargebackId: number },
  words: string,
): Promise<OrderChargeback[]> {
  const member = requireMember(deps, actor, companyId, 'orders.cancel')
  const own = await readOrderChargebacks(deps, actor, companyId, number)
  if (!own.some(({ id }) => id === chargebackId)) throw new Failure('notFound', 'chargeback_not_found')
  await deps.db.transaction().execute(async (db) => {
    // Nothing is added to what is being sent or decided at this moment.
    const chargeback = await lockChargeback(db, chargebackId)
    const [answer] = await findAnswers(db, [chargebackId])
    if (chargeback && isDecided(chargeback.state)) throw new Failure('conflict', 'chargeback_decided')
    if (!chargeback || !takesEvidence(chargeback.state, answer?.state ?? null)) {
      throw new Failure('conflict', 'evidence_closed')
    }
    await saveWords(db, { chargebackId, companyId, words, writtenAt: deps.now(), writtenBy: member.byUser })
  })
  return readOrderChargebacks(deps, actor, companyId, number)
}
