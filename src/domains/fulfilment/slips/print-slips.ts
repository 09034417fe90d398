import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import { packingSlipsPdf } from '../../documents/index.ts'
import { findSlipOrders } from '../store/find-slip-orders.ts'
import { slipsOf } from './slips-of.ts'
import { unitsOfSlips } from './units-of-slips.ts'

/** A print of a hundred takes a second of a processor. */
const PER_PERSON = defineLimit({ name: 'packingSlips', attempts: 200, seconds: 3600 })

/** More would take long to draw, and nobody packs by one file of a hundred pages. */
const MOST_LINES = 3000
/** A code takes as long to draw as ten lines. */
const LINES_OF_CODE = 10

type Wanted = {
  numbers: readonly string[]
  per: 'order' | 'shipment'
  language: 'buyer' | 'own'
  prices: boolean
  /** Of who prints. */
  locale: Locale
  /** Public address of the market, where returns begin. */
  origin: string
}

/**
 * Packing slips of orders of the company as a PDF, in the order asked for: pieces, grade and devices as they were ordered, the codes of the passports of what leaves, addresses and how to return; prices only where they
 * are wanted. `order_not_found` where one of them is not the company's, `too_many_lines`, `rate_limited`, `pdf_busy`.
 */
export async function printSlips(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { numbers, per, language, prices, locale: packer, origin }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor: asker, byUser } = requireMember(deps, actor, companyId, 'orders.view')
  await deps.limits.count(PER_PERSON, asker.key?.id ?? asker.userId)
  const wanted = [...new Set(numbers)]
  const orders = await findSlipOrders(deps.db, companyId, wanted)
  if (orders.length < wanted.length) throw new Failure('notFound', 'order_not_found')
  const units = await unitsOfSlips(
    deps,
    orders.map(({ id }) => id),
    origin,
  )
  const lines = orders.reduce((sum, { items }) => sum + items.length, units.length * LINES_OF_CODE)
  if (lines > MOST_LINES) throw new Failure('invalid', 'too_many_lines', { params: { maximum: MOST_LINES } })
  const slips = orders.flatMap((order) => {
    const buyers = LOCALES.find((one) => one === order.locale) ?? packer
    const locale = language === 'buyer' ? buyers : packer
    const returnsAt = origin + localePath('/find-order', locale)
    const own = units.filter(({ orderId }) => orderId === order.id)
    return slipsOf({ ...order, units: own }, per, { locale, packer, prices, returnsAt })
  })
  // Names and addresses of many people leave the house.
  await recordAudit(deps, {
    actorId: byUser,
    action: 'slipsPrinted',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { orders: orders.length },
  })
  return packingSlipsPdf(slips)
}
