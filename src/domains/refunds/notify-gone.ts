import { translate } from '../../i18n/index.ts'
import { ORDER_MAILS } from '../../i18n/order-mails.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { type Currency, formatMoney, type Minor } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { hasLeft } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import { refundable } from '../orders/index.ts'
import type { PaymentMethod } from '../payments/contract.ts'
import { paidRefunds } from '../payments/index.ts'
import { letterTo } from './notify-buyer.ts'
import { maskIban } from './rules/account.ts'
import { findTransfer, findTransferOf } from './store/transfers.ts'

type Order = refundable.OrderToRefund
/** `iban`: the account people transferred it to; else by the provider, to what the buyer may have paid with. */
type Gone = { amount: Minor; currency: Currency; to: { iban: string } | { methods: readonly PaymentMethod[] } }

/** The money of a refund left, by its provider or by transfer: the buyer learns where it goes and when it is there. Once. */
export function notifyGone(deps: Deps, refundId: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const [found] = await paidRefunds.readRefunds(inside, [refundId])
    const refund = must(found, `refund ${refundId}`)
    const orders = await refundable.readOrdersById(inside, refund.purchaseId)
    const named = orders.filter(({ number }) => refund.subjects.includes(number))
    const transfer = await findTransferOf(tx, refundId)
    const to = transfer
      ? { iban: must(transfer.iban, `the account of transfer ${transfer.id}`) }
      : { methods: paidRefunds.methodsOf(refund.provider) }
    await notifyOnce(inside, named.length > 0 ? named : orders, `refund ${refundId}`, {
      ...{ amount: refund.amount, currency: refund.currency, to },
    })
  })
}

/** The same for what was paid on delivery and its seller transferred. */
export function notifyTransferred(deps: Deps, transferId: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const { amount, currency, ...transfer } = must(await findTransfer(tx, transferId), `transfer ${transferId}`)
    const iban = must(transfer.iban, `the account of transfer ${transferId}`)
    const orders = await refundable.readOrdersByIds(inside, [transfer.orderId])
    await notifyOnce(inside, orders, `refund transfer ${transferId}`, { amount, currency, to: { iban } })
  })
}

async function notifyOnce(
  deps: Deps,
  orders: readonly Order[],
  what: string,
  { amount, currency, to }: Gone,
): Promise<void> {
  const order = must(orders[0], `the order of ${what}`)
  if (await hasLeft(deps, order.buyer.userId)) return
  if (!(await refundable.claimMail(deps.db, order.purchaseId, what, deps.now()))) return
  const letter = letterTo(deps, order, amount)
  await queueMail(deps, {
    ...letter.to,
    template: 'refundGone',
    params: {
      ...letter.params,
      // What came in another currency than was asked goes back in it.
      amount: formatMoney(amount, currency, letter.to.locale),
      number: orders.map(({ number }) => number).join(', '),
      seller: orders.map(({ seller }) => seller).join(', '),
      ...wordsOf(letter.to.locale, to),
    },
  })
}

function wordsOf(locale: Locale, to: Gone['to']): { where: string; when: string } {
  const say = (key: string, params?: Record<string, string>) => translate(ORDER_MAILS[locale], locale, key, params)
  if ('iban' in to) return { where: say('goneAccount', { iban: maskIban(to.iban) }), when: say('whenAccount') }
  if (to.methods.length === 0) return { where: say('goneTest'), when: say('whenTest') }
  const words = to.methods.map((method) => say(`gone_${method}`))
  const methods = new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)
  return { where: say('goneWay', { methods }), when: say(arrivalOf(to.methods)) }
}

function arrivalOf(methods: readonly PaymentMethod[]): string {
  if (!methods.includes('card')) return 'whenAccount'
  return methods.length > 1 ? 'whenBoth' : 'whenCard'
}
