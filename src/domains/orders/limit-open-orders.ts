import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { attemptsFrom, namesNetwork } from '../accounts/index.ts'
import { marksOf } from './rules/buyer-marks.ts'
import { daysOpen, exceededLimit, limitOf, mostOfVersion } from './rules/order-limits.ts'
import type { PurchaseDraft } from './rules/purchase-draft.ts'
import { countOpen, deleteMarks, lockMarks, type Mark } from './store/marks.ts'

const DAY = 24 * 3_600_000
const KEPT_DAYS = 14

type Draft = Pick<PurchaseDraft, 'userId' | 'buyer' | 'orders' | 'address'>

/**
 * Refuses a purchase of somebody who holds too much already without having paid (`too_many_of_version`, `too_many_orders_open`,
 * `too_many_orders_network`). Answers what the purchase is recognised by; the caller writes it with the purchase, in the same transaction.
 */
export async function limitOpenOrders(deps: Deps, draft: Draft): Promise<Mark[]> {
  const signedIn = draft.userId !== null
  const items = draft.orders.flatMap((order) => order.items)
  const maximum = mostOfVersion(signedIn)
  const tooMany = items.filter((item) => item.quantity > maximum)
  if (tooMany.length > 0) {
    const params = { maximum }
    const fields = tooMany.map((item) => ({ field: `lines.${item.versionId}`, code: 'too_many_of_version', params }))
    throw new Failure('conflict', 'too_many_of_version', { params, fields })
  }
  const marks = readMarks(deps, draft)
  await lockMarks(deps.db, marks)
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const kind = exceededLimit(await countOpen(deps.db, marks, deps.now()), pieces, signedIn)
  if (kind === undefined) return marks
  const ofNetwork = kind === 'network' || kind === 'wide'
  throw new Failure('tooMany', ofNetwork ? 'too_many_orders_network' : 'too_many_orders_open', {
    params: { orders: limitOf(kind, signedIn).open, pieces: limitOf(kind, signedIn).pieces },
  })
}

function readMarks({ secrets }: Deps, { userId, buyer, address }: Draft): Mark[] {
  const network = namesNetwork(address) ? attemptsFrom(address) : undefined
  return marksOf({ userId, email: buyer.email, phone: buyer.phone, network }).map(({ kind, value }) => ({
    kind,
    mark: secrets.hash(`orders of ${kind} ${value}`),
    days: daysOpen(kind),
  }))
}

/** What purchases are recognised by is forgotten when it counts no more. */
export function purgeMarks(deps: Deps): Promise<void> {
  return deleteMarks(deps.db, new Date(deps.now().getTime() - KEPT_DAYS * DAY))
}
