import { NOTHING, take } from './expect-step.ts'
import { leftOf, shipped, type Verb } from './life.ts'
import { type OrderFacts, type Pieces, sellerOf } from './order-facts.ts'
import { same } from './same.ts'
import type { World } from './world.ts'

// Labels that a seller buys for an order, and what its carrier tells of the parcels; in the model's own words.
type LabelFacts = {
  id: number
  state: string
  numbers: string[]
  pieces: Pieces[]
  isSent: boolean
  isRefused: boolean
}
/** Labels of an order as they lie in the tables, the newest first. */
async function labelsOf(world: World, { number }: OrderFacts): Promise<LabelFacts[]> {
  const { rows } = await world.market.query(
    `select l.id::int, l.state, l.numbers, l.pieces, l.cancel_refused_at is not null as "isRefused",
       exists (select from shipments s where s.order_id = l.order_id and s.tracking_number = any(l.numbers)) as "isSent"
     from labels l where l.order_number = $1 order by l.id desc`,
    [number],
  )
  return rows
}
const binds = ({ state, isSent }: LabelFacts) => !isSent && state !== 'failed' && state !== 'cancelled'

/** Pieces that are left to send and lie under no label. */
const freeOf = (order: OrderFacts, labels: readonly LabelFacts[]): Pieces[] =>
  leftOf(order).flatMap(({ versionId, quantity }) => {
    const bound = labels.filter(binds).flatMap(({ pieces }) => pieces.filter((one) => one.versionId === versionId))
    const free = quantity - bound.reduce((sum, one) => sum + one.quantity, 0)
    return free > 0 ? [{ versionId, quantity: free }] : []
  })

/** For all that lies under none, or one piece of it; now and then twice at once. */
const label: Verb = async (world, order, at) => {
  const free = freeOf(order, await labelsOf(world, order))
  const [first] = free
  const items = at % 3 === 0 && first ? [{ versionId: first.versionId, quantity: 1 }] : undefined
  const body = { labels: [{ number: order.number, size: 'small', ...(items && { items }) }] }
  const ask = () => world.asSeller(sellerOf(world, order), 'POST', 'labels', body)
  const answers = await Promise.all(at % 4 === 0 ? [ask(), ask()] : [ask()])
  if (!world.isAlone || order.method !== 'inpost_locker') return
  const mayShip = ['confirmed', 'preparing', 'partlyShipped'].includes(order.status) && order.money === 'paid'
  const codes: (string | null)[] = answers.map(({ json }) => json.results[0].failure?.code ?? null)
  const there = items ? (first?.quantity ?? 0) : Math.min(1, free.length)
  const fitting = mayShip ? Math.min(answers.length, there) : 0
  const said = `labels of ${order.number} (${order.status}, ${order.money})`
  same(said, codes.filter((code) => code === null).length, fitting)
  const possible = mayShip ? NOTHING_LEFT : ['order_not_shippable']
  same(
    said,
    codes.filter((code) => code !== null && !possible.includes(code)),
    [],
  )
}
const NOTHING_LEFT = ['label_nothing_left', 'ship_exceeds', 'ship_unknown_line']

/** The newest label, of which something is asked that leaves the order as it is. */
const withLabel =
  (verb: string, expected: (label: LabelFacts) => readonly (string | null)[]): Verb =>
  async (world, order, at) => {
    const [newest] = await labelsOf(world, order)
    if (!newest) return
    if (at % 3 === 0) world.carrier.server.spoil('DELETE', 'cut')
    await take(world, order, `${verb} label ${newest.id} (${newest.state})`, NOTHING, async () => {
      const answer = await world.asSeller(sellerOf(world, order), 'POST', `labels/${newest.id}/${verb}`)
      const code = answer.status < 300 ? null : answer.json?.code
      const possible = expected(newest)
      if (world.isAlone && !possible.includes(code))
        throw new Error(`${verb} label ${newest.id} (${newest.state}): ${code}, expected ${possible.join(' or ')}`)
      return { ...answer, status: 200 }
    })
  }
const cancelLabel = withLabel('cancel', ({ state, isSent, isRefused }) => {
  if (state === 'cancelled' || state === 'cancelling') return [null]
  if (isSent) return ['label_sent']
  if (state === 'requested' || state === 'prepared') return [null]
  if (state !== 'bought') return ['label_being_bought']
  // InPost takes nothing back; where its answer is lost, it is asked again.
  return isRefused ? ['label_too_late'] : ['label_too_late', null]
})
const retryLabel = withLabel('retry', ({ state }) =>
  state === 'failed' ? [null, 'label_nothing_left'] : ['label_not_failed'],
)
const lookUpLabel = withLabel('look-up', ({ state }) =>
  ['uncertain', 'cancelling'].includes(state) ? [null] : ['label_not_uncertain'],
)
const shipLabel: Verb = async (world, order, at) => {
  const labels = await labelsOf(world, order)
  const one = labels[at % Math.max(1, labels.length)]
  if (!one) return
  const [number] = one.numbers
  const expected =
    one.state === 'bought' && number ? shipped(order, number, one.pieces) : ({ refused: 'label_not_ready' } as const)
  await take(world, order, `ship label ${one.id} (${one.state})`, expected, () =>
    world.asSeller(sellerOf(world, order), 'POST', `labels/${one.id}/ship`),
  )
}

const WORDS = [
  'confirmed collected_from_sender sent_from_source_branch adopted_at_sorting_center out_for_delivery ready_to_pickup',
  'undelivered_wrong_address pickup_reminder_sent delivered',
].flatMap((words) => words.split(' '))
const MINUTE = 60_000
let tellings = 0
/** InPost tells of a parcel what may have happened at any time, in any order, and some of it again; then it is asked. */
const carrierTells: Verb = async (world, order, at) => {
  const { market, carrier, now } = world
  const { rows } = await market.query(
    `select tracking_number as number from shipments s join orders o on o.id = s.order_id
     where o.number = $1 and s.carrier = 'inpost' order by s.id`,
    [order.number],
  )
  const shipment: string | undefined = rows[at % Math.max(1, rows.length)]?.number
  if (!shipment) return
  for (let count = 0; count < 1 + (at % 4); count += 1) {
    tellings += 1
    const word = WORDS[(at * 5 + count * 7) % WORDS.length] as string
    // No two of one moment.
    const moment = new Date(now().getTime() - ((at * 37 + count * 611) % 4000) * MINUTE + tellings)
    for (let times = 0; times < 1 + ((at + count) % 2); times += 1) await carrier.inpost.happen(shipment, word, moment)
  }
  await market.query(`update tracked_shipments set next_at = $1 where number = $2 and next_at is not null`, [
    now(),
    shipment,
  ])
  await market.runJob('tracking.askCarriers')
}

/** All that is left, or a piece of it, with a number of InPost that no other has. */
const shipTracked: Verb = (world, order, at) => {
  const [first] = leftOf(order)
  const items = at % 2 === 0 && first ? [{ versionId: first.versionId, quantity: 1 }] : undefined
  tellings += 1
  const trackingNumber = `5${String(tellings).padStart(23, '0')}`
  const body = { carrier: 'inpost', trackingNumber, ...(items && { items }) }
  return take(world, order, `ship ${JSON.stringify(body)}`, shipped(order, trackingNumber, items), () =>
    world.asSeller(sellerOf(world, order), 'POST', `orders/${order.number}/ship`, body),
  )
}

export const SHIPMENTS = {
  label,
  cancelLabel,
  retryLabel,
  lookUpLabel,
  shipLabel,
  shipTracked,
  carrierTells,
} as const satisfies Readonly<Record<string, Verb>>
