import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { findLoss } from '../../chargebacks/index.ts'
import { correctOrder } from '../../documents/index.ts'
import type { CorrectionReason } from './contract.ts'

type By = { actorId: string | null; companyId: number | null }
type Asked = { chargebackId: number; number: string; reason: CorrectionReason }

/**
 * Corrects the documents of an order by what it bore of a lost chargeback, in one transaction and once; `companyId`: only where it is that
 * company's. A bank's decision alone undoes no sale and lowers no price: whoever calls this says that one of both happened.
 * `chargeback_not_found`, `chargeback_not_lost`, `document_not_found` (none was issued).
 */
export async function correctForChargeback(
  deps: Deps,
  { actorId, companyId }: By,
  { chargebackId, number, reason }: Asked,
): Promise<{ corrections: number }> {
  const loss = await findLoss(deps.db, chargebackId, number)
  if (!loss || (companyId !== null && loss.companyId !== companyId))
    throw new Failure('notFound', 'chargeback_not_found')
  const { orderId, borne } = loss
  if (!borne) throw new Failure('conflict', 'chargeback_not_lost')
  // Polish, as the law of the place has it.
  const words = translate(allTexts['pl-PL'].chargebacks, 'pl-PL', `correct_${reason}`)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const ask = { orderId, back: { amount: borne }, reason: words, key: `chargeback:${chargebackId}` }
    const { corrections, isNew } = await correctOrder(inside, ask)
    if (corrections.length === 0) throw new Failure('notFound', 'document_not_found')
    if (isNew) {
      await recordAudit(inside, {
        ...{ actorId, action: 'chargebackDocumentsCorrected', subjectKind: 'company' },
        subjectId: String(loss.companyId),
        detail: { chargeback: chargebackId, number, reason },
      })
    }
    return { corrections: corrections.length }
  })
}
