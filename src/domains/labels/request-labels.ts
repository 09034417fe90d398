import { randomUUID } from 'node:crypto'
import { translateFailure } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { findCompany, requireMember } from '../companies/index.ts'
import { lockToLabel } from '../fulfilment/index.ts'
import { shipments } from '../orders/index.ts'
import { requireAccount } from '../shipping/index.ts'
import { consignmentOf } from './consignment-of.ts'
import type { LabelView, WantedLabel } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { freePieces } from './rules/free-pieces.ts'
import { bindsPieces } from './rules/label-states.ts'
import { findLabelsOf, insertLabel } from './store/labels.ts'

/** Each may be a hundred orders. */
const PER_PERSON = defineLimit({ name: 'labelRequests', attempts: 200, seconds: 3600 })

export type RequestResult = { number: string; label: LabelView | null; code: string | null; message: string | null }

/** Asks for labels, order by order: what cannot be labelled says why and stops no other. Jobs talk to the carrier. `rate_limited`. */
export async function requestLabels(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, labels, locale }: { companyId: number; labels: readonly WantedLabel[]; locale: Locale },
): Promise<{ batch: string; results: RequestResult[] }> {
  const { actor: member, byUser } = requireMember(deps, actor, companyId, 'orders.ship')
  await deps.limits.count(PER_PERSON, member.userId)
  const batch = randomUUID()
  const results: RequestResult[] = []
  for (const wanted of labels) {
    const { number } = wanted
    try {
      const label = await requestOne(deps, { companyId, wanted, batch, byUser })
      results.push({ number, label, code: null, message: null })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      results.push({
        number,
        label: null,
        code: error.code,
        message: translateFailure(locale, error.code, error.details),
      })
    }
  }
  if (results.some(({ label }) => label)) await deps.addJob(deps.db, { name: 'labels.advance', payload: {} })
  return { batch, results }
}

type One = { companyId: number; wanted: WantedLabel; batch: string; byUser: string | null }

function requestOne(deps: Deps, { companyId, wanted, batch, byUser }: One): Promise<LabelView> {
  return deps.db.transaction().execute(async (db) => {
    // Two at once wait here: the second finds the pieces of the first bound.
    const order = await lockToLabel(db, companyId, wanted.number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    if (!order.mayShip) throw new Failure('conflict', 'order_not_shippable')
    const labels = await findLabelsOf(db, order.id)
    const free = freePieces(order.left, labels, order.sentNumbers)
    if (free.length === 0) throw new Failure('conflict', 'label_nothing_left')
    const pieces = wanted.items ?? free
    const wrong = shipments.wrongPieces(pieces, free)
    if (wrong) throw new Failure('conflict', wrong.code, { params: { most: wrong.most } })
    const isCashTaken = labels.some(({ state, consignment }) => bindsPieces(state) && consignment.cash !== null)
    const company = must(await findCompany(db, companyId), `company ${companyId}`)
    const sender = {
      ...{ company: company.name, firstName: '', lastName: '', email: company.email, phone: company.phone },
      address: { street: company.street, postalCode: company.postalCode, city: company.city, country: company.country },
    }
    const made = consignmentOf(order, sender, wanted, isCashTaken)
    await requireAccount(db, companyId, made.carrier)
    const label = await insertLabel(db, {
      ...{ ...made, companyId, orderId: order.id, orderNumber: wanted.number, pieces: [...pieces] },
      ...{ batchId: batch, requestedAt: deps.now(), requestedBy: byUser },
    })
    return presentLabel(label)
  })
}
