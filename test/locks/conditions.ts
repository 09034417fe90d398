import type { TakenOut } from './list.ts'

const condition = (file: string, find: string, put: string): TakenOut => ({ file: `src/domains/${file}`, find, put })

/** What is not as the change expects it does not change. */
export const UNCHANGED = {
  'a payment moves only from where it stands': condition(
    'payments/store/write-moves.ts',
    ` and status = t."from" returning`,
    ' returning',
  ),
  'a refund moves only from where it stands': condition(
    'payments/store/write-moves.ts',
    ` and status = any(\${from}::text[]) returning 1`,
    ' returning 1',
  ),
  'a refund moves only the way it is made': condition(
    'payments/store/write-moves.ts',
    ` and way = \${way} and`,
    ' and',
  ),
  'what became of an earlier attempt does not move a refund': condition(
    'payments/store/write-moves.ts',
    ` and attempt = \${attempt} and status = any`,
    ' and status = any',
  ),
  'a refund begins anew once an attempt': condition(
    'payments/store/write-moves.ts',
    ` and attempt = \${attempt} and way = 'provider'`,
    ` and way = 'provider'`,
  ),
  'only what the provider was to give back begins anew': condition(
    'payments/store/write-moves.ts',
    ` and way = 'provider' and (status = 'failed'`,
    ` and (status = 'failed'`,
  ),
  'a refund on its way does not begin anew': condition(
    'payments/store/write-moves.ts',
    `(status = 'failed'
      or`,
    `(status <> 'done'
      or`,
  ),
  'a transfer leaves once': condition(
    'payments/store/transfers.ts',
    ' and returned_at is null returning',
    ' returning',
  ),
  'a transfer of which nothing goes back does not leave': condition(
    'payments/store/transfers.ts',
    ' and to_return > 0 and returned_at',
    ' and returned_at',
  ),
  'nobody asks again about what is settled': condition(
    'payments/store/checks.ts',
    ' and next_check_at is not null`',
    '`',
  ),
  'a decision at the sandbox stays': condition(
    'payments/providers/sandbox/store.ts',
    ` and status = 'open' and`,
    ' and',
  ),
  'nothing is decided on a page of the sandbox that is over': condition(
    'payments/providers/sandbox/store.ts',
    ` and created_at > \${new Date(now.getTime() - OPEN_FOR)}`,
    '',
  ),
  'an alarm is told once': condition('payments/alarms/store.ts', ' and told_at is null returning', ' returning'),
  'an alarm ends once': condition('payments/alarms/store.ts', ' and done_at is null returning', ' returning'),
  'an order moves only from where it stands': condition(
    'orders/store/write-moves.ts',
    ` and orders.status = wanted."from" returning`,
    ' returning',
  ),
  'only what is held is held longer': condition(
    'orders/store/lengthen-holds.ts',
    `and status in \${listOf(HELD)} and`,
    'and',
  ),
  'a hold never becomes shorter': condition(
    'orders/store/lengthen-holds.ts',
    ` and held_until < \${until}
      returning`,
    `
      returning`,
  ),
  'a commission is booked once': condition('orders/store/commissions.ts', `where \${isDue} and (`, 'where ('),
  'a line of a cart never exceeds its limit': condition(
    'cart/store.ts',
    `
      where cart_lines.quantity + excluded.quantity <= \${line.limit}`,
    '',
  ),
  'a cart of somebody is nobody else’s': condition(
    'cart/store.ts',
    `where key = \${guestKey} and user_id is null
      and`,
    `where key = \${guestKey}
      and`,
  ),
  'who has a cart is given no other': condition(
    'cart/store.ts',
    `
      and not exists (select from carts where user_id = \${userId}) returning 1`,
    ' returning 1',
  ),
  'nothing is sold that is not there': condition(
    'stock/store/stock.ts',
    ` and quantity + summed.delta >= 0
      returning versions.id, versions.product_id`,
    `
      returning versions.id, versions.product_id`,
  ),
  'a seller takes nothing off that is not there': condition(
    'stock/store/stock.ts',
    ` and (\${why.counted} or quantity + summed.delta >= 0)`,
    '',
  ),
  'one process at a time sends an invoice to KSeF': condition(
    'documents/store/ksef.ts',
    ` and (busy_until is null or busy_until <= \${now})`,
    '',
  ),
  'what KSeF has decided about is not sent again': condition(
    'documents/store/ksef.ts',
    ` and status in ('waiting', 'sent') and`,
    ' and',
  ),
  'what KSeF has decided stays': condition(
    'documents/store/ksef.ts',
    ` and status in ('waiting', 'sent') returning document_id`,
    ' returning document_id',
  ),
  'people are asked only about lines nobody decided': condition(
    'reconciliation/store/bank-lines.ts',
    ` and l.status = 'new'`,
    '',
  ),
  'a finding is resolved once': condition(
    'reconciliation/store/findings.ts',
    ` and status = 'open' returning provider`,
    ' returning provider',
  ),
  'a refund by transfer is noted once': condition(
    'refunds/store/transfers.ts',
    ` and status = 'due' returning 1`,
    ' returning 1',
  ),
  'an account given too late changes nothing': condition('refunds/store/transfers.ts', ` and status <> 'done'\``, '`'),
} as const satisfies Record<string, TakenOut>
