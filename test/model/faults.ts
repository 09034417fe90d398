import pg from 'pg'

/** A statement as the market sends it. */
export type Statement = { text: string; values: unknown[] }
type Line = Record<string, unknown>

/** A mistake somebody could make, planted into the statements of a market that has none. */
export type Fault = {
  what: string
  /** Part of the statements it changes. */
  where: string
  change: (statement: Statement) => Statement
}

let planted: Fault | undefined
let met = 0
/** What a fault looks for and its statement has no longer: then it is no fault any more. */
let stale: string | undefined

const DAY = 86_400_000
const inText = (from: string, to: string) => (statement: Statement) => {
  if (!statement.text.includes(from)) stale = from
  return { ...statement, text: statement.text.replace(from, to) }
}
/** Changes the lines of a statement that gets them as JSON. */
const inLines = (change: (line: Line) => Line, has: string) => (statement: Statement) => ({
  ...statement,
  values: statement.values.map((value) => {
    if (typeof value !== 'string' || !value.startsWith('[{') || !value.includes(`"${has}"`)) return value
    return JSON.stringify((JSON.parse(value) as Line[]).map(change))
  }),
})
/** Pieces that orders take and give back; what sellers count by hand is another statement. */
const STOCK = 'delta int, reference text)'
const SUM = 'sum(delta)::int as delta'
const PLACED = 'insert into purchases'
const LEDGER = 'insert into ledger_entries'
const SHIPMENT = 'insert into shipments'
const isChanges = (value: unknown): value is string => typeof value === 'string' && value.startsWith('[{"versionId"')
const twice = (changes: string) =>
  JSON.stringify((JSON.parse(changes) as Line[]).map((line) => ({ ...line, delta: 2 * Number(line.delta) })))
const isOf = ({ key }: Line, kind: string) => String(key).startsWith(`${kind}:`)

export const FAULTS: readonly Fault[] = [
  {
    what: 'a lost update: of two pieces one is taken off the shelf',
    where: STOCK,
    change: inText(SUM, 'greatest(sum(delta), -1)::int as delta'),
  },
  {
    what: 'stock comes back twice',
    where: STOCK,
    change: inText(
      SUM,
      "sum(case when reference like 'OB-%' and delta > 0 then 2 * delta else delta end)::int as delta",
    ),
  },
  {
    what: 'stock never comes back',
    where: STOCK,
    change: inText(SUM, "sum(case when reference like 'OB-%' and delta > 0 then 0 else delta end)::int as delta"),
  },
  {
    what: 'the commission of an order on delivery with the wrong sign',
    where: LEDGER,
    change: inLines((line) => (isOf(line, 'commission') ? { ...line, amount: -Number(line.amount) } : line), 'account'),
  },
  {
    what: 'a grosz of each commission goes to the seller',
    where: LEDGER,
    change: inLines((line) => {
      const more = String(line.account).startsWith('seller:') ? -1 : line.account === 'commission' ? 1 : 0
      return isOf(line, 'payment') ? { ...line, amount: Number(line.amount) + more } : line
    }, 'account'),
  },
  {
    what: 'a refund is booked on another account than the money left',
    where: LEDGER,
    change: inLines((line) => {
      const isThere = isOf(line, 'refund') && String(line.account).startsWith('operator:')
      return isThere ? { ...line, account: 'bank' } : line
    }, 'account'),
  },
  {
    what: 'a refund of twice the money',
    where: 'insert into payment_refunds',
    change: inText('$3, $4', '2 * $3::bigint, $4'),
  },
  {
    what: 'a refund is due and nobody makes it',
    where: 'graphile_worker.add_job',
    change: (statement) =>
      statement.values.some((value) => String(value).includes('checkout.refund'))
        ? { text: 'select null as id where false', values: [] }
        : statement,
  },
  {
    what: 'a hold that does not end',
    where: PLACED,
    change: ({ text, values }) => ({
      text,
      values: values.map((value, at) => ([15, 19].includes(at) ? new Date(Number(value) + 20 * DAY) : value)),
    }),
  },
  {
    what: 'a payment is recorded a grosz short',
    where: 'update payments set status',
    change: inText('coalesce($5::bigint', 'coalesce($5::bigint - 1'),
  },
  {
    what: 'an order costs a grosz more than was agreed',
    where: PLACED,
    change: inText('o.goods, o.delivery, o.total,', 'o.goods, o.delivery, o.total + 1,'),
  },
  {
    what: 'what a bank took from a seller is taken from the commission',
    where: LEDGER,
    change: inLines((line) => {
      const isBorne = isOf(line, 'chargeback-lost') && String(line.account).startsWith('seller:')
      return isBorne ? { ...line, account: 'commission' } : line
    }, 'account'),
  },
  {
    what: 'the commission of a cancelled order on delivery is kept',
    where: 'update orders set commission_booked',
    change: inText('commission_booked <> (', 'commission_booked < ('),
  },
  {
    what: 'a second shipment erases the first',
    where: SHIPMENT,
    change: inText('with sent as', 'with first as (delete from shipments where order_id = $1), sent as'),
  },
  {
    what: 'a shipment is written with a piece more than left',
    where: SHIPMENT,
    change: inText('select sent.id, i.id, t.quantity', 'select sent.id, i.id, t.quantity + 1'),
  },
  {
    what: 'a piece whose money went back is still to be sent',
    where: 'update order_items set given_up = given_up',
    change: inText('given_up + t.pieces', 'given_up + 0 * t.pieces'),
  },
  {
    what: 'a piece that was given up is sent all the same',
    where: 'from orders o join purchases p on p.id = o.purchase_id\n    where o.id = $1',
    change: inText("'givenUp', given_up", "'givenUp', 0"),
  },
  {
    what: 'an order is completed although a case of it is open',
    where: 'from order_matters m where',
    change: inText('m.order_id = o.id', 'm.order_id = -o.id'),
  },
  {
    what: 'a label does not bind its pieces, so that another is bought for them',
    where: 'from labels where order_id = ',
    change: inText('order_id = $1', 'order_id = -$1'),
  },
  {
    what: 'what a carrier tells late lowers what had arrived',
    where: 'from tracking_events e\n      join tracked_shipments t',
    change: inText('where e.shipment_id', "where e.meaning <> 'delivered' and e.shipment_id"),
  },
  {
    what: 'a unit that was sold is in stock all the same',
    where: 'update units u set facts_group',
    change: inText('state = t.state', "state = case t.state when 'sold' then 'inStock' else t.state end"),
  },
  {
    what: 'goods of a case lie on the shelf twice',
    where: 'insert into stock_movements',
    change: ({ text, values }) => ({
      text,
      values: values.includes('returned') ? values.map((value) => (isChanges(value) ? twice(value) : value)) : values,
    }),
  },
]

/** Plants a fault into all that this process asks of databases; answers how often it was met when it is pulled out. Throws where it is stale. */
export function plant(fault: Fault): () => number {
  planted = fault
  met = 0
  stale = undefined
  return () => {
    planted = undefined
    if (stale) throw new Error(`the statement has no longer: ${stale}`)
    return met
  }
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** Once a process: from then on every statement passes here. */
export function watchStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (...args) {
    const changed = planted && changedBy(planted, args)
    return original.apply(this, changed ?? args)
  }
}

function changedBy(fault: Fault, [first, second, ...rest]: unknown[]): unknown[] | undefined {
  const config =
    typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] } | undefined)
  if (!config?.text?.includes(fault.where)) return undefined
  met += 1
  const values = config.values ?? (Array.isArray(second) ? second : [])
  const { text, values: given } = fault.change({ text: config.text, values })
  if (typeof first === 'string') return [text, given, ...rest]
  return [{ ...config, text, values: given }, ...(Array.isArray(second) ? [given] : [second]), ...rest]
}
