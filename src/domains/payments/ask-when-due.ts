import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { Failure } from '../../values/failure.ts'
import { askProvider, type ProviderOf, type StatusReport } from './ask-provider.ts'
import type { PaymentProviderCode } from './contract.ts'
import { movePayments } from './move-payments.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { requireProvider } from './providers-in-use.ts'
import { AFTER_SILENCE, isLeft, nextCheck } from './rules/check-times.ts'
import { type Check, findDueProviders, lockUnannounced, planCheck, putOff, takeDue } from './store/checks.ts'

/** Questions at once to one provider. */
const AT_ONCE = 4
/** Unanswered questions in a row after which a provider counts as down, and is left alone until the next round. */
const DOWN_AFTER = 6
/** Milliseconds a round may take; what is due still is the next one's. */
const ROUND = 40_000
/** Longer than a question and what follows from it take: whoever asks and dies leaves the payment to others then. */
const LEASE = 2 * 60_000
const UNKNOWN_PROVIDER = 60 * 60_000

type Asking = {
  /** Draws the consequences of an answer. */
  settle: (report: StatusReport) => Promise<unknown>
  signal: AbortSignal
  providerOf?: ProviderOf
}
type Round = Omit<Asking, 'providerOf'> & { provider: PaymentProvider }

/**
 * Asks the providers about every payment that is due, one after the other by time, until none is: webhooks get lost. Providers are asked
 * side by side, so that one that is slow or down holds up nobody else. A payment is marked as left only when its provider called it
 * open. Runs at once with others; killed in the middle, the next round goes on.
 */
export async function askWhenDue(deps: Deps, { settle, signal, providerOf }: Asking): Promise<void> {
  await expireUnannounced(deps)
  const ends = AbortSignal.any([signal, AbortSignal.timeout(ROUND)])
  const due = await findDueProviders(deps.db, deps.now())
  await Promise.all(
    due.map(async (code) => {
      const provider = await connectTo(deps, code, providerOf ?? requireProvider)
      await (provider ? askAll(deps, code, { settle, signal: ends, provider }) : leaveUnknown(deps, code))
    }),
  )
}

/** Undefined where this market has no (readable) keys of it any more. */
async function connectTo(deps: Deps, code: PaymentProviderCode, providerOf: ProviderOf) {
  try {
    return await providerOf(deps, code)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

async function expireUnannounced(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const ids = await lockUnannounced(db, deps.now())
    if (ids.length > 0) await movePayments({ ...deps, db }, ids, 'left')
  })
}

async function askAll(deps: Deps, provider: PaymentProviderCode, asking: Round): Promise<void> {
  let unanswered = 0
  const askers = Array.from({ length: AT_ONCE }, async () => {
    while (!asking.signal.aborted && unanswered < DOWN_AFTER) {
      const now = deps.now()
      const payment = await takeDue(deps.db, provider, now, new Date(now.getTime() + LEASE))
      if (!payment) return
      unanswered = (await askOne(deps, payment, asking)) ? 0 : unanswered + 1
    }
  })
  await Promise.all(askers)
  if (unanswered >= DOWN_AFTER)
    deps.log.error({ provider, down: 'it does not answer; payments wait for the next round' })
}

/** True when the provider answered. */
async function askOne(deps: Deps, payment: Check, { settle, provider }: Round): Promise<boolean> {
  const { id, status, createdAt, checks } = payment
  const later = (milliseconds: number) => new Date(deps.now().getTime() + milliseconds)
  let report: StatusReport | undefined
  try {
    report = await askProvider(deps, payment, () => provider)
  } catch {
    await planCheck(deps.db, id, { nextCheckAt: later(AFTER_SILENCE), checks })
    return false
  }
  try {
    if (report) await settle(report)
    else if (status === 'started' && isLeft(createdAt, deps.now())) await movePayments(deps, [id], 'left')
    const nextCheckAt = nextCheck(createdAt, checks + 1, deps.now()) ?? null
    await planCheck(deps.db, id, { nextCheckAt, checks: checks + 1 })
  } catch (error) {
    // The lease ends, and the next round asks again.
    deps.log.error({ payment: id, settling: describeError(error).message })
  }
  return true
}

/** A provider that this market does not use any more: money at it would have to be looked for by people. */
async function leaveUnknown(deps: Deps, provider: PaymentProviderCode): Promise<void> {
  const now = deps.now()
  const payments = await putOff(deps.db, provider, now, new Date(now.getTime() + UNKNOWN_PROVIDER))
  deps.log.warn({ provider, notConfigured: 'payments cannot be asked about', payments })
}
