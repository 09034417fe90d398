import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Currency } from '../../values/money.ts'
import { recordAudit } from '../audit/index.ts'
import { dossiers } from '../companies/index.ts'
import { clawbackEntries, postTransaction, sellerMoney } from '../ledger/index.ts'
import { lockProgress } from './store/progress.ts'
import { insertRepayment } from './store/repayments.ts'

/** `amount`: grosze; `receivedOn`: day of the market's clock. */
export type Repayment = { amount: number; currency: Currency; receivedOn: string; note: string | null }

/**
 * Notes that a seller who owes the market transferred money to its account; answers what is owed then, in grosze. Never more than is owed
 * (`repayment_exceeds`), also of two at once.
 */
export async function recordRepayment(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { amount, currency, receivedOn, note }: Repayment,
): Promise<number> {
  const operator = requireOperator(actor)
  if (receivedOn > marketDay(deps.now())) throw invalidField('receivedOn', 'day_in_future')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if ((await dossiers.findPayoutAccounts(db, [companyId])).length === 0) {
      throw new Failure('notFound', 'company_not_found')
    }
    await lockProgress(db)
    const owed = await sellerMoney.findOwed(db, companyId, currency)
    if (amount > owed) throw invalidField('amount', 'repayment_exceeds')
    const by = operator.userId
    const id = await insertRepayment(db, { companyId, currency, amount, receivedOn, note, by, at: deps.now() })
    await postTransaction(inside, `clawback:${id}`, clawbackEntries({ companyId, amount, currency, from: 'bank' }))
    await recordAudit(inside, {
      actorId: by,
      ...{ action: 'repaymentRecorded', subjectKind: 'company', subjectId: String(companyId) },
      detail: { amount, currency },
    })
    return owed - amount
  })
}
