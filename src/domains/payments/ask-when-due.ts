import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { askOperator, type OperatorOf, type Told } from './ask-operator.ts'
import type { PaymentOperatorCode } from './contract.ts'
import { configuredOperators, requireOperator } from './operators.ts'
import { AFTER_SILENCE, isLeft, nextCheck } from './rules/check-times.ts'
import { type Check, expireUnannounced, findDueOperators, planCheck, putOff, takeDue } from './store/checks.ts'
import { setStatus } from './store/payments.ts'

/** Questions at once to one operator. */
const AT_ONCE = 4
/** Unanswered questions in a row after which an operator counts as down, and is left alone until the next round. */
const DOWN_AFTER = 6
/** Milliseconds a round may take; what is due still is the next one's. */
const ROUND = 40_000
/** Longer than a question and what follows from it take: whoever asks and dies leaves the payment to others then. */
const LEASE = 2 * 60_000
const UNKNOWN_OPERATOR = 60 * 60_000

type Asking = {
  /** Draws the consequences of an answer. */
  settle: (told: Told) => Promise<unknown>
  signal: AbortSignal
  operatorOf?: OperatorOf
}

/**
 * Asks the operators about every payment that is due, one after the other by time, until none is: notices get lost. Operators are asked
 * side by side, so that one that is slow or down holds up nobody else. A payment is marked as left only when its operator called it
 * open. Runs at once with others; killed in the middle, the next round goes on.
 */
export async function askWhenDue(deps: Deps, { settle, signal, operatorOf }: Asking): Promise<void> {
  await expireUnannounced(deps.db, deps.now())
  const ends = AbortSignal.any([signal, AbortSignal.timeout(ROUND)])
  const due = await findDueOperators(deps.db, deps.now())
  const known = due.filter((operator) => operatorOf || configuredOperators(deps).includes(operator))
  await Promise.all([
    ...due.filter((operator) => !known.includes(operator)).map((operator) => leaveUnknown(deps, operator)),
    ...known.map((operator) =>
      askAll(deps, operator, { settle, signal: ends, operatorOf: operatorOf ?? requireOperator }),
    ),
  ])
}

async function askAll(deps: Deps, operator: PaymentOperatorCode, asking: Required<Asking>): Promise<void> {
  let unanswered = 0
  const askers = Array.from({ length: AT_ONCE }, async () => {
    while (!asking.signal.aborted && unanswered < DOWN_AFTER) {
      const now = deps.now()
      const payment = await takeDue(deps.db, operator, now, new Date(now.getTime() + LEASE))
      if (!payment) return
      unanswered = (await askOne(deps, payment, asking)) ? 0 : unanswered + 1
    }
  })
  await Promise.all(askers)
  if (unanswered >= DOWN_AFTER)
    deps.log.error({ operator, down: 'it does not answer; payments wait for the next round' })
}

/** True when the operator answered. */
async function askOne(deps: Deps, payment: Check, { settle, operatorOf }: Required<Asking>): Promise<boolean> {
  const { id, status, createdAt, checks } = payment
  const later = (milliseconds: number) => new Date(deps.now().getTime() + milliseconds)
  let told: Told | undefined
  try {
    told = await askOperator(deps, payment, operatorOf)
  } catch {
    await planCheck(deps.db, id, { nextCheckAt: later(AFTER_SILENCE), checks })
    return false
  }
  try {
    if (told) await settle(told)
    else if (status === 'started' && isLeft(createdAt, deps.now())) await setStatus(deps.db, id, 'started', 'expired')
    const nextCheckAt = nextCheck(createdAt, checks + 1, deps.now()) ?? null
    await planCheck(deps.db, id, { nextCheckAt, checks: checks + 1 })
  } catch (error) {
    // The lease ends, and the next round asks again.
    deps.log.error({ payment: id, settling: describeError(error).message })
  }
  return true
}

/** An operator that this market does not use any more: money at it would have to be looked for by people. */
async function leaveUnknown(deps: Deps, operator: PaymentOperatorCode): Promise<void> {
  const now = deps.now()
  const payments = await putOff(deps.db, operator, now, new Date(now.getTime() + UNKNOWN_OPERATOR))
  deps.log.warn({ operator, notConfigured: 'payments cannot be asked about', payments })
}
