import type { Random } from '../random.ts'
import { openCase } from './cases.ts'
import type { PlannedOrder } from './planned.ts'
import { review } from './reviewing.ts'
import { asSeller, later, type Past, type Sold } from './story.ts'

type Pieces = { versionId: number; quantity: number }

/** What the seller does with an order that counts, and what befalls it. */
export function fulfil(world: Past, sold: Sold): void {
  const { luck } = world
  const { fate, way } = sold.order
  const ended = { buyerCancels: callOff, sellerCancels: soldOut, operatorCancels: stepIn } as const
  if (fate in ended) {
    ended[fate as keyof typeof ended](world, sold)
    return
  }
  if (fate === 'untouched') return
  if (fate === 'prepared') {
    sellerDoes(world, sold, 2, 'prepare')
    return
  }
  if (fate === 'laidOut') {
    sellerDoes(world, sold, 5, 'ready')
    return
  }
  // The weekend is no time for parcels, so some wait for days.
  const begins = luck.int(2, 30)
  if (luck.chance(0.4)) sellerDoes(world, sold, begins, 'prepare')
  if (way === 'store_pickup') {
    layOut(world, sold, begins + 6)
    return
  }
  const { shipments, last } = shipmentsOf(world.luck, sold, begins + luck.int(2, 40))
  for (const { hours, items } of fate === 'oneParcel' ? shipments.slice(0, 1) : shipments) {
    const body = { ...shipmentOf(world.luck, way), ...(items && { items }) }
    sellerDoes(world, sold, hours, 'ship', body)
  }
  if (fate !== 'oneParcel') arrive(world, sold, last)
}

function layOut(world: Past, sold: Sold, hours: number): void {
  sellerDoes(world, sold, hours, 'ready')
  if (sold.order.fate === 'notCollected') return
  const collected = hours + world.luck.int(4, 90)
  sellerDoes(world, sold, collected, 'deliver')
  afterwards(world, sold, collected)
}

/** In whole, or the pieces of a larger order in two parcels, two days between. */
function shipmentsOf(
  luck: Random,
  { order, placed }: Sold,
  hours: number,
): { shipments: { hours: number; items?: Pieces[] }[]; last: number } {
  const items = placed.items.map(({ versionId, quantity }) => ({ versionId, quantity }))
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first, ...rest] = items
  const isWhole = order.fate !== 'inParts' && order.fate !== 'oneParcel'
  if (isWhole || pieces < 2 || !first) return { shipments: [{ hours }], last: hours }
  const now = rest.length > 0 ? first : { ...first, quantity: first.quantity - 1 }
  const last = hours + luck.int(24, 70)
  return { shipments: [{ hours, items: [now] }, { hours: last }], last }
}

function shipmentOf(luck: Random, way: PlannedOrder['way']) {
  const digits = (count: number) => Array.from({ length: count }, () => luck.int(0, 9)).join('')
  if (way === 'gls_courier') return { carrier: 'gls', trackingNumber: digits(11) }
  if (way === 'dpd_courier' || way === 'dpd_pickup') return { carrier: 'dpd', trackingNumber: `${digits(13)}U` }
  return { carrier: 'inpost', trackingNumber: digits(24) }
}

/** Somebody says that it came, or nobody; then the clock does. */
function arrive(world: Past, sold: Sold, sent: number): void {
  const { luck, past } = world
  const arrived = sent + luck.int(20, 75)
  const isPaidThere = sold.planned.paying === 'onDelivery'
  const told = luck.weighted([
    ['seller', 5],
    ['buyer', 3],
    ['nobody', isPaidThere ? 0 : 2],
  ] as const)
  if (told === 'seller' || sold.order.comesBack) sellerDoes(world, sold, arrived, 'deliver')
  else if (told === 'buyer') {
    const params = { key: sold.key, number: sold.placed.number }
    later(world, arrived, () => past.ask('POST /api/purchases/{key}/orders/{number}/received', { params }))
  } else return
  afterwards(world, sold, arrived)
}

/** Reviews, returns and what is given back of good will, once the goods are there. */
function afterwards(world: Past, sold: Sold, arrived: number): void {
  const { fate, score, comesBack } = sold.order
  if (comesBack) later(world, arrived + comesBack.after * 24, () => openCase(world, sold, comesBack))
  else if (fate === 'partBack') later(world, arrived + 60, () => giveBack(world, sold))
  if (score !== null) later(world, arrived + world.luck.int(20, 200), () => review(world, sold, score))
}

function sellerDoes(world: Past, sold: Sold, hours: number, verb: string, body?: object): void {
  later(world, hours, () => companyAsks(world, sold, `POST /api/companies/{id}/orders/{number}/${verb}`, body))
}

function companyAsks({ past }: Past, { order, placed }: Sold, key: string, body?: object) {
  const params = { id: order.merchant.companyId, number: placed.number }
  return past.ask(key, { params, body }, asSeller(order.merchant))
}

const isPaidOnDelivery = ({ planned }: Sold) => planned.paying === 'onDelivery'

function callOff(world: Past, sold: Sold): void {
  const params = { key: sold.key, number: sold.placed.number }
  const body = { reason: 'buyerAsked', words: null }
  if (isPaidOnDelivery(sold)) sellerDoes(world, sold, 6, 'cancel', body)
  else
    later(world, world.luck.int(1, 9), () =>
      world.past.ask('POST /api/purchases/{key}/orders/{number}/cancel', { params, body }),
    )
}

function soldOut(world: Past, sold: Sold): void {
  const verb = isPaidOnDelivery(sold) ? 'cancel' : 'cancel-paid'
  const words = 'Egzemplarz sprzedał się tego samego dnia w sklepie stacjonarnym. Przepraszamy.'
  const body = world.luck.chance(0.6) ? { reason: 'soldOut', words } : { reason: 'defect', words: null }
  sellerDoes(world, sold, world.luck.int(6, 30), verb, body)
}

function stepIn(world: Past, sold: Sold): void {
  const body = { reason: 'notReachable', words: 'Sprzedawca nie odpowiada od tygodnia.' }
  const params = { number: sold.placed.number }
  later(world, 160, () =>
    world.past.ask('POST /api/admin/orders/{number}/cancel', { params, body }, { actor: world.operator }),
  )
}

async function giveBack(world: Past, sold: Sold): Promise<void> {
  const path = '/api/companies/{id}/orders/{number}/refunds'
  const { left, givenBack } = await companyAsks(world, sold, `GET ${path}`)
  const parts =
    left.delivery > 0 && world.luck.chance(0.5)
      ? { kind: 'delivery' }
      : { kind: 'amount', amount: Math.ceil(left.total / 12) }
  await companyAsks(world, sold, `POST ${path}`, { ...parts, reason: 'goodwill', words: null, givenBack })
}
