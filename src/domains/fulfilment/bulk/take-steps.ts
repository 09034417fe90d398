import { translateFailure } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import type { Shipment } from '../contract.ts'
import { toBegin } from '../hand-over.ts'
import { toShip } from '../ship-order.ts'
import type { LockedOrder } from '../store/lock-order.ts'
import { type Step, stepOnce } from '../take-step.ts'
import type { StepResults } from './contract.ts'

/** Each request may be a hundred orders: 20 000 an hour are more than a house with many packers sends. */
const PER_PERSON = defineLimit({ name: 'orderSteps', attempts: 200, seconds: 3600 })

type Decide = (order: LockedOrder) => Step | undefined
type Asked = {
  number: string
  /** What to do with the order once it is locked; throws before that for what is wrong by itself. */
  decide: () => Decide
}
type StepResult = StepResults['results'][number]

/**
 * Sends each order with all that is left of it, under its own number. Refusals are told by order and stop no other; the same again changes
 * nothing. `rate_limited`.
 */
export function shipOrders(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  parts: readonly (Shipment & { number: string })[],
  locale: Locale,
): Promise<StepResults> {
  const asked = parts.map(({ number, ...shipment }) => ({ number, decide: () => toShip(shipment) }))
  return takeSteps(deps, actor, companyId, asked, locale)
}

/** Begins to prepare each order; as `shipOrders` does with refusals. */
export function beginOrders(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  numbers: readonly string[],
  locale: Locale,
): Promise<StepResults> {
  const asked = numbers.map((number) => ({ number, decide: () => toBegin }))
  return takeSteps(deps, actor, companyId, asked, locale)
}

async function takeSteps(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  asked: readonly Asked[],
  locale: Locale,
): Promise<StepResults> {
  const { actor: asker, byUser } = requireMember(deps, actor, companyId, 'orders.ship')
  await deps.limits.count(PER_PERSON, asker.key?.id ?? asker.userId)
  const results = new Map<Asked, StepResult>()
  // In the order of their numbers: a request with a key locks all of them until its end, and two at once must not wait for each other.
  for (const one of asked.toSorted((a, b) => compare(a.number, b.number))) {
    const { number } = one
    const failure = await refusalOf(() => stepOnce(deps, byUser, { companyId, number }, one.decide()))
    results.set(one, { number, failure: failure && inWords(failure, locale) })
  }
  return { results: asked.map((one) => must(results.get(one), `what became of order ${one.number}`)) }
}

/** Numbers of one length sort as text; a longer one is a later one. */
const compare = (a: string, b: string) => a.length - b.length || (a < b ? -1 : Number(a > b))

/** Why the order refused; anything else is trouble of the market, which ends the request: all of it may be asked again. */
async function refusalOf(step: () => Promise<void>): Promise<Failure | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') return error
    throw error
  }
}

function inWords({ code, params, fields: [field] }: Failure, locale: Locale) {
  return field
    ? { code: field.code, words: translateFailure(locale, field.code, field.params ?? {}) }
    : { code, words: translateFailure(locale, code, params) }
}
