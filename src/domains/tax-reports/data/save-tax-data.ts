import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import type { TaxDataPage } from '../contract.ts'
import { settleRequest } from '../requests/settle-request.ts'
import { normalizeTaxData, type TaxData, taxDataProblems } from '../rules/tax-data.ts'
import { sealJson } from '../sealed-json.ts'
import { saveData } from '../store/tax-data.ts'
import { readTaxData } from './read-tax-data.ts'

/** Says it, for who sees the company's money; once all is there nothing waits for it any more. `changed_meanwhile` where somebody else was faster. */
export async function saveTaxData(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { revision, ...said }: TaxData & { revision: number },
): Promise<TaxDataPage> {
  const { actor: member } = requireMember(deps, actor, companyId, 'payouts.view')
  const data = normalizeTaxData(said)
  const fields = taxDataProblems(data, marketDay(deps.now()))
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const isSaved = await saveData(db, { companyId, sealed: sealJson(deps, data), revision, at: deps.now() })
    if (!isSaved) throw new Failure('conflict', 'changed_meanwhile')
    await settleRequest(inside, companyId)
    // What was said is not for the log.
    await recordAudit(inside, {
      ...{ actorId: member.userId, action: 'taxDataChanged', subjectKind: 'company', subjectId: String(companyId) },
    })
  })
  return readTaxData(deps, actor, companyId)
}
