import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { refundable } from '../../orders/index.ts'
import { type Rights, readRights } from '../read-rights.ts'
import { CASE_KINDS } from '../rules/case-table.ts'
import { isUnsent, rightTo } from '../rules/may-open.ts'
import { toRow } from '../show-case.ts'
import { inWords } from '../terms/read-terms.ts'
import type { ReturnableOrder } from './contract.ts'

/** What of a purchase may be sent back or complained of, for whoever knows its key; `purchase_not_found`. */
export async function readReturnable(deps: Deps, key: string, locale: Locale): Promise<{ orders: ReturnableOrder[] }> {
  const orders = await refundable.readOrdersOfPurchase(deps, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  return { orders: (await readRights(deps, orders)).map((rights) => toView(rights, locale)) }
}

/** The same of orders that a person bought with an account, by their numbers; those of others are left out. */
export async function readOwnReturnable(
  deps: Deps,
  actor: Actor | undefined,
  numbers: readonly string[],
  locale: Locale,
): Promise<{ orders: ReturnableOrder[] }> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const orders = await refundable.readOrdersOfPerson(deps, actor.userId, numbers)
  return { orders: orders.length === 0 ? [] : (await readRights(deps, orders)).map((rights) => toView(rights, locale)) }
}

function toView({ order, returnable, cases, free, unsent, context }: Rights, locale: Locale): ReturnableOrder {
  return {
    ...{ number: order.number, seller: order.seller, currency: order.currency },
    terms: inWords(context.policy, context.rules, locale).brief,
    isUnsent: isUnsent(returnable),
    rights: CASE_KINDS.map((kind) => ({ kind, ...rightTo(kind, returnable, context, false) })),
    lines: order.items.map(({ id, title, versionName }) => {
      const named = `item ${id} of order ${order.number}`
      const pieces = { free: must(free.get(id), named), unsent: must(unsent.get(id), named) }
      return { itemId: id, title, versionName, ...pieces }
    }),
    cases: cases.map((one) => toRow(one, order)),
  }
}
