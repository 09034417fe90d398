import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { Notice, PaymentOperator } from './adapters/operator.ts'
import type { PaymentOperatorCode } from './contract.ts'
import { requireOperator } from './operators.ts'
import { type Check, findMaybePaid } from './store/checks.ts'

export type Told = { operator: PaymentOperatorCode; notice: Notice }
/** How an operator is reached. */
export type OperatorOf = (deps: Deps, code: PaymentOperatorCode) => PaymentOperator

const DAY = 86_400_000
/** A buyer who comes back later than that reads what is known. */
const ASKED_ON_RETURN = 30 * DAY

/**
 * Asks the operators how the payments of a purchase stand, also those that were said to have failed. An operator that does not answer
 * is logged and left out.
 */
export async function askAboutPurchase(deps: Deps, purchaseId: number): Promise<Told[]> {
  const since = new Date(deps.now().getTime() - ASKED_ON_RETURN)
  const payments = await findMaybePaid(deps.db, purchaseId, since)
  const answers = payments.map((payment) => askOperator(deps, payment, requireOperator).catch(() => undefined))
  return (await Promise.all(answers)).filter((told) => told !== undefined)
}

/** What the operator says of a payment; undefined while it is open. Throws, and logs, when it does not answer. */
export async function askOperator(deps: Deps, payment: Check, operatorOf: OperatorOf): Promise<Told | undefined> {
  const { id, operator, reference } = payment
  try {
    const notice = await operatorOf(deps, operator).fetchStatus(reference)
    return notice && { operator, notice }
  } catch (error) {
    deps.log.warn({ payment: id, operator, asked: describeError(error).message })
    throw error
  }
}

/** Reads a notice as it came over HTTP; `bad_signature` when it is not the operator's. */
export function readNotice(
  deps: Deps,
  operator: PaymentOperatorCode,
  raw: { rawBody: string; header: (name: string) => string | undefined },
): Promise<Notice> {
  return requireOperator(deps, operator).readNotice(raw)
}
