import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { Notice } from './adapters/operator.ts'
import type { PaymentOperatorCode } from './contract.ts'
import { requireOperator } from './operators.ts'
import { expireStale, findStarted, type Payment, takeUnchecked } from './store/payments.ts'

export type Told = { operator: PaymentOperatorCode; notice: Notice }

const BATCH = 20

/** Asks the operators how the started payments of a purchase stand. An operator that does not answer is logged and left out. */
export async function askAboutPurchase(deps: Deps, purchaseId: number): Promise<Told[]> {
  return ask(deps, await findStarted(deps.db, purchaseId))
}

/** Asks about payments that have been open for a while: notices get lost. Also ends attempts that led nowhere. */
export async function askAboutOpenPayments(deps: Deps): Promise<Told[]> {
  await expireStale(deps.db, deps.now())
  return ask(deps, await takeUnchecked(deps.db, deps.now(), BATCH))
}

/** Reads a notice as it came over HTTP; `bad_signature` when it is not the operator's. */
export function readNotice(
  deps: Deps,
  operator: PaymentOperatorCode,
  raw: { rawBody: string; header: (name: string) => string | undefined },
): Promise<Notice> {
  return requireOperator(deps, operator).readNotice(raw)
}

async function ask(deps: Deps, payments: readonly Payment[]): Promise<Told[]> {
  const answers = payments.map(async ({ id, operator, reference }): Promise<Told[]> => {
    if (reference === null) return []
    try {
      const notice = await requireOperator(deps, operator).fetchStatus(reference)
      return notice ? [{ operator, notice }] : []
    } catch (error) {
      deps.log.warn({ payment: id, operator, asked: describeError(error).message })
      return []
    }
  })
  return (await Promise.all(answers)).flat()
}
