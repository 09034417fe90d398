// Every row lock of what moves money, goods and orders, and the conditions under which their states change. `npm run locks` takes each of
// them out, which a test of the same name in `locks.test.ts` has to notice; the conditions are in `conditions.ts`. Texts here are those of the sources: what is changed there and
// not here is told.

import { UNCHANGED } from './conditions.ts'

/** `find`: stands once in the file. `put`: what stands there when it is taken out. */
export type TakenOut = { file: string; find: string; put: string }

const LOCK = / ?for (no key )?update( of v)?( skip locked)?/
const lock = (file: string, find: string): TakenOut => ({
  file: `src/domains/${file}`,
  find,
  put: find.replace(LOCK, ''),
})
const advisory = (file: string, find: string): TakenOut => ({
  file: `src/domains/${file}`,
  find,
  put: find.replace('pg_advisory_xact_lock', 'to_json'),
})

/** Whoever comes second waits until the first is through. */
export const WAITED_FOR = {
  'all payments of a purchase, for what a provider says of one': lock(
    'payments/store/payments.ts',
    `::uuid))
    order by id for update`,
  ),
  'all payments of a purchase, for money that goes back': lock(
    'payments/store/payments.ts',
    `\${purchaseId} order by id for update`,
  ),
  'one payment': lock('payments/store/payments.ts', `where id = \${id} for update`),
  'refunds that were not sent': lock('payments/store/disputes.ts', `and status = 'due' order by id for update`),
  'a transfer that came': lock('payments/store/transfers.ts', `where id = \${id} for update`),
  'a payment at the sandbox': lock(
    'payments/providers/sandbox/store.ts',
    `select paid from sandbox_payments where reference = \${reference} for update`,
  ),
  'a payment at the sandbox that a bank takes back': lock(
    'payments/providers/sandbox/store.ts',
    `select from sandbox_payments where reference = \${reference} for update`,
  ),
  'the orders of a purchase': lock(
    'orders/store/lock-orders.ts',
    `purchase_id = \${purchaseId} order by id for update`,
  ),
  'the orders of a purchase, to give them up': lock(
    'orders/store/lock-orders.ts',
    `\${mayBeGivenUp} order by id for update`,
  ),
  'orders whose money goes back': lock('orders/store/lock-orders.ts', 'given_back > 0) order by id for update'),
  'the orders of a purchase, to lengthen their hold': lock('orders/store/lengthen-holds.ts', 'order by id for update'),
  'an order of which money goes back': lock('orders/store/order-to-refund.ts', `where id = \${id} for update`),
  'the marks of a buyer': advisory('orders/store/marks.ts', 'pg_advisory_xact_lock(key)'),
  'an order at its seller': lock('fulfilment/store/lock-order.ts', `company_id = \${companyId} for update`),
  'the filters that a person keeps': advisory(
    'fulfilment/saved-filters/store.ts',
    `pg_advisory_xact_lock(hashtext(\${\`order filters`,
  ),
  'the notes of an order': advisory(
    'fulfilment/notes/store.ts',
    `pg_advisory_xact_lock(hashtextextended(\${\`order notes`,
  ),
  'an order that has arrived by its carrier': lock('orders/store/followed.ts', `where id = \${orderId} for update`),
  'an order that its buyer has received': lock('orders/clocks/store.ts', `and number = \${number} for update`),
  'units that change hands': lock('units/store/units.ts', `any(\${ids}::bigint[]) order by id for update`),
  'a case of what came back': lock('returns/store/cases.ts', `where id = \${id} for update`),
  'a cart that becomes an order': lock('cart/store.ts', `where key = \${key} for update`),
  'a guest’s cart that flows into another': lock('cart/store.ts', 'and user_id is null for update'),
  'the cart of a person': advisory('cart/store.ts', `pg_advisory_xact_lock(hashtextextended('cart '`),
  'versions that are ordered': lock('stock/store/stock.ts', `any(\${ids}::int[]) order by v.id for no key update of v`),
  'versions whose stock a seller changes': lock(
    'stock/store/stock.ts',
    `p.company_id = \${companyId} order by v.id for no key update of v`,
  ),
  'products whose prices change': lock('pricing/store/prices.ts', 'order by p.id for no key update'),
  'versions whose prices change': lock('pricing/store/prices.ts', 'order by v.id for no key update of v'),
  'a product whose prices are planned': lock('pricing/store/schedules.ts', `\${companyId} for no key update`),
  'the settings of documents': lock('documents/store/settings.ts', `company_id = \${companyId} for update`),
  'a setting that is read, changed and written': advisory('settings/store.ts', 'pg_advisory_xact_lock(hashtext('),
  'a line of a bank statement': lock('reconciliation/store/bank-lines.ts', `id = \${id} for update`),
  'the reports of a provider': lock('reconciliation/store/settlements.ts', `\${provider} order by id for update`),
  'a dispute that is told of': lock('chargebacks/store/chargebacks.ts', `dispute = \${disputeId} for update`),
  'a chargeback': lock('chargebacks/store/chargebacks.ts', `where id = \${id} for update`),
  'a batch of payouts': lock('payouts/store/batches.ts', `where id = \${id} for update`),
  'how far payouts have read the ledger': lock('payouts/store/progress.ts', 'from payout_progress for update'),
  'a refund that people transfer': lock('refunds/store/transfers.ts', `where id = \${id} for update`),
  'the transfer of a refund': lock(
    'refunds/store/transfers.ts',
    `where payment_refund_id = \${paymentRefundId} for update`,
  ),
} as const satisfies Record<string, TakenOut>

/** Whoever comes second takes another one, or none. */
export const PASSED_OVER = {
  'a payment that is due to be asked about': lock(
    'payments/store/checks.ts',
    'order by next_check_at limit 1 for update skip locked',
  ),
  'payments that never reached their provider': lock(
    'payments/store/checks.ts',
    `'1 hour'
    for update skip locked`,
  ),
  'commissions to be booked': lock('orders/store/commissions.ts', `limit \${limit} for update skip locked`),
  'an order that a clock moves on': lock('orders/clocks/store.ts', `where id = \${id} for update skip locked`),
  'orders whose hold is over': lock('orders/store/lock-orders.ts', `limit \${limit} for update skip locked`),
  'a request with a key': {
    file: 'src/platform/idempotency/kept-answers.ts',
    find: 'pg_try_advisory_xact_lock(hashtextextended',
    put: '(0 <> hashtextextended',
  },
} as const satisfies Record<string, TakenOut>

const call = (file: string, find: string, before = ''): TakenOut => ({
  file: `src/domains/${file}`,
  find: `${find}${before}`,
  put: before,
})
/** Verbs that lock before they look. */
export const VERBS = {
  'money that is to go back waits for its payment': call(
    'payments/refunds.ts',
    'await lockPayment(deps.db, refund.paymentId)',
    `
  if (await isDisputed`,
  ),
  'money that went back waits for its payment': call(
    'payments/refunds.ts',
    'await lockPayment(deps.db, refund.paymentId)',
    `
  if (!(await moveRefund`,
  ),
  'a refund that begins anew waits for its payment': call(
    'payments/refund-paid.ts',
    'await lockPayment(deps.db, refund.paymentId)',
  ),
  'who gives money of an order back reads it when nobody else does': call(
    'orders/give-back.ts',
    'await lockOrder(deps.db, id)',
  ),
  'of many orders of one buyer each sees those before': call(
    'orders/limit-open-orders.ts',
    'await lockMarks(deps.db, marks)',
  ),
  'two who log in as one person take over carts in turn': call('cart/merge-carts.ts', 'await lockCartOf(tx, userId)'),
  'whoever erases a cart waits for who takes it over': call(
    'cart/person-carts.ts',
    'await lockCartOf(deps.db, userId)',
  ),
  'reports of one provider are compared one after the other': call(
    'reconciliation/settlements/compare.ts',
    'await lockProvider(deps.db, provider)',
    `
  const lines`,
  ),
  'what no report of a provider names is looked for by one at a time': call(
    'reconciliation/settlements/compare.ts',
    'await lockProvider(deps.db, provider)',
    `
  const covered`,
  ),
  'of two repayments the second sees the first': call('payouts/record-repayment.ts', 'await lockProgress(db)'),
  'who corrects documents of an order knows what was corrected before': call(
    'documents/correct-order.ts',
    'await lockSettings(deps.db, companyId, deps.now())',
  ),
  'access to KSeF is read when nobody else changes it': call(
    'documents/ksef-access.ts',
    'await lockSettings(db, companyId, deps.now())',
  ),
  'which currencies are shown is compared when nobody else changes it': call(
    'exchange-rates/change-rates.ts',
    'await lockSetting(inside, SETTING)',
    `
    const before`,
  ),
  'of two who enter the same rate the second sees the first': call(
    'exchange-rates/change-rates.ts',
    'await lockSetting(inside, SETTING)',
    `
    if (await insertRate`,
  ),
} as const satisfies Record<string, TakenOut>

/** Verbs whose next statement waits for the same rows, but has looked at them before: each has a race of its own in `races.ts`. */
export const RACED = {
  'stock that returns is counted from what is there when nobody else moves it': call(
    'orders/end-orders.ts',
    `await lockVersions(
    deps,
    items.map((item) => item.versionId),
  )`,
  ),
} as const satisfies Record<string, TakenOut>

export const TAKEN_OUT: Readonly<Record<string, TakenOut>> = {
  ...WAITED_FOR,
  ...PASSED_OVER,
  ...VERBS,
  ...RACED,
  ...UNCHANGED,
}
