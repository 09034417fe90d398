import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import type { LabelRefusal } from './contract.ts'
import { refusalInWords } from './refusal-in-words.ts'
import { shipLabel } from './ship-label.ts'
import { findLabels } from './store/labels.ts'

/** Each may be a hundred shipments. */
const PER_PERSON = defineLimit({ name: 'labelShipments', attempts: 200, seconds: 3600 })

export type ShipResult = { label: number; number: string | null; failure: LabelRefusal | null }

/** Sends what lies under each of these labels. Refusals are told by label and stop no other; the same again changes nothing. `rate_limited`. */
export async function shipLabels(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, labels, locale }: { companyId: number; labels: readonly number[]; locale: Locale },
): Promise<{ results: ShipResult[] }> {
  const { actor: member } = requireMember(deps, actor, companyId, 'orders.ship')
  await deps.limits.count(PER_PERSON, member.userId)
  const wanted = [...new Set(labels)]
  const found = new Map((await findLabels(deps.db, companyId, wanted)).map((one) => [one.id, one]))
  const results = new Map<number, ShipResult>()
  // In the order of their orders: a request with a key locks all of them until its end, and two at once must not wait for each other.
  for (const id of wanted.toSorted((a, b) => placeOf(found.get(a)) - placeOf(found.get(b)))) {
    const number = found.get(id)?.orderNumber ?? null
    results.set(id, {
      label: id,
      number,
      failure: await failureOf(() => shipLabel(deps, actor, { companyId, id }), locale),
    })
  }
  return { results: wanted.map((id) => must(results.get(id), `what became of label ${id}`)) }
}

const placeOf = (label: { orderId: number } | undefined) => label?.orderId ?? 0

async function failureOf(ship: () => Promise<unknown>, locale: Locale): Promise<LabelRefusal | null> {
  try {
    await ship()
    return null
  } catch (error) {
    if (error instanceof Failure) return refusalInWords(error, locale)
    throw error
  }
}
