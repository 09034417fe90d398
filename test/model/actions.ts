import { randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { authOf } from '../factories/person.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { buyLabels, confirmAll, LOCKER } from './carrier.ts'
import { lives } from './lives.ts'
import { runJobs } from './run-jobs.ts'
import { unitActions } from './things.ts'
import type { Purchase, Seller, World } from './world.ts'

/** Something that somebody does with the market, over HTTP, or that time does to it. Nothing is done where nothing fits. */
export type Action = { text: string; run: (world: World) => Promise<unknown> }

/** How many of the newest purchases are still of interest. */
const RECENT = 8

const action = (text: string, run: Action['run']): Action => ({ text, run })
/** One that is about a purchase; a large number, so that a shorter run still means some purchase. */
const about = (verb: string, run: (world: World, purchase: Purchase) => Promise<unknown>) =>
  fc.nat(999).map((at) =>
    action(`${verb} ${at}`, async (world) => {
      const last = world.purchases.slice(-RECENT)
      const purchase = last[at % last.length]
      if (purchase) await run(world, purchase)
    }),
  )

const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const lines = fc.array(fc.record({ seller: fc.nat(3), product: fc.nat(2), quantity: fc.integer({ min: 1, max: 2 }) }), {
  minLength: 1,
  maxLength: 4,
})
type Lines = { seller: number; product: number; quantity: number }[]

type How = { onDelivery?: boolean; twice?: boolean; way?: 'courier' | 'shop' | 'locker' }
async function order(world: World, wanted: Lines, { onDelivery = false, twice = false, way = 'courier' }: How = {}) {
  const pieces = new Map(wanted.map((one) => [world.sellers[one.seller]?.versions[one.product], one.quantity]))
  const ways = {
    courier: () => ({}),
    shop: ({ shopId }: Seller) => ({ method: 'store_pickup', shopId }),
    locker: () => ({ method: 'inpost_locker', pickupPoint: LOCKER }),
  }
  const choices = {
    ...Object.fromEntries(world.sellers.map((seller) => [seller.companyId, ways[way](seller)])),
    ...(onDelivery && { [world.sellers[0]?.companyId ?? 0]: { cashOnDelivery: true } }),
  }
  const inCart = [...pieces].map(([versionId = 0, quantity]) => ({ versionId, quantity }))
  // Sold out before it lay in the cart: nothing to order.
  const cart = await aCart(world.market, inCart, choices).catch(() => undefined)
  if (!cart) return undefined
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': somewhere() }
  const body = orderBody(cart)
  const place = () => world.api('POST', '/api/checkout/orders', body, headers)
  const answers = twice ? await Promise.all([place(), place()]) : [await place()]
  const placed = answers.find(({ status }) => status === 201)
  if (!placed) return undefined
  const purchase: Purchase = { key: placed.json.key, body, headers, token: placed.json.shownToken }
  world.purchases.push(purchase)
  return purchase
}

async function startPayment(world: World, purchase: Purchase): Promise<void> {
  const { json, status } = await world.api('POST', `/api/checkout/${purchase.key}/payments`, { provider: 'sandbox' })
  if (status === 201) purchase.page = json.redirectUrl
}

const follow = (world: World, { key, token }: Purchase) =>
  token ? world.api('POST', `/api/purchases/${key}/confirm`, { token }) : Promise.resolve()

/** One to four sellers, one or two pieces each; sent twice at once. */
const place = fc
  .record({ lines, twice: fc.boolean() })
  .map((how) => action(`place ${JSON.stringify(how)}`, (world) => order(world, how.lines, how)))
const decision = fc.record({
  action: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'cancel'),
  copies: fc.constantFrom('1', '2', '3'),
  timing: fc.constantFrom('along', 'before', 'after', 'never'),
  lateSeconds: fc.constantFrom('0', '0', '0', '600', '7200'),
  disorder: fc.boolean(),
  short: fc.constantFrom(false, false, false, false, false, true),
})
type Decision = typeof decision extends fc.Arbitrary<infer T> ? T : never

async function decideOn(world: World, { page }: Purchase, { disorder, short, ...form }: Decision): Promise<void> {
  if (page) await world.press(page, { ...form, ...(disorder && { disorder: 'on' }), ...(short && { short: 'on' }) })
}

/** From the cart to the provider's page, as most people go. */
const way = fc.constantFrom('courier', 'courier', 'locker', 'locker', 'shop')
const buy = fc.record({ lines, decision, way }).map((how) =>
  action(`buy ${JSON.stringify(how)}`, async (world) => {
    const purchase = await order(world, how.lines, how)
    if (!purchase) return
    await startPayment(world, purchase)
    await decideOn(world, purchase, how.decision)
  }),
)
const start = about('start a payment of', startPayment)
const decide = fc.tuple(fc.nat(999), decision).chain(([at, form]) =>
  about(`decide ${JSON.stringify(form)} on`, (world, purchase) => decideOn(world, purchase, form)).map((one) => ({
    ...one,
    text: `${one.text} (${at})`,
  })),
)
const comeBack = about('come back to', (world, { key }) => world.api('GET', `/api/checkout/${key}/payment`))
const giveUp = about('give up', (world, { key }) => world.api('POST', `/api/purchases/${key}/cancel`))
const placeAgain = about('send again the order of', (world, { body, headers }) =>
  world.api('POST', '/api/checkout/orders', body, headers),
)

const confirm = about('follow the link of', follow)

const BODIES = {
  ship: { carrier: 'dpd', trackingNumber: '1000000000001U' },
  deliver: undefined,
  cancel: { reason: 'soldOut', words: null },
} as const

type SellerVerb = keyof typeof BODIES
async function sellerDoes(
  world: World,
  { key }: Purchase,
  verb: SellerVerb,
  which: (orders: Ordered[]) => Ordered | undefined,
) {
  const { json } = await world.api('GET', `/api/purchases/${key}`)
  const one = which(json.orders)
  const seller = world.sellers.find(({ companyId }) => companyId === one?.seller.id)
  if (!one || !seller) throw new Error('an order of nobody')
  await world.asSeller(seller, 'POST', `orders/${one.number}/${verb}`, BODIES[verb])
}
type Ordered = { number: string; seller: { id: number } }

/** What a seller does with an order of one's own. */
const sellerStep = fc
  .record({ order: fc.nat(3), verb: fc.constantFrom<SellerVerb[]>('ship', 'ship', 'deliver', 'cancel') })
  .chain(({ order: index, verb }) =>
    about(`${verb}, as the seller, order ${index} of`, (world, purchase) =>
      sellerDoes(world, purchase, verb, (orders) => orders[index % orders.length]),
    ),
  )

/** The first seller's goods on delivery, which the buyer confirms by the link in a mail, or forgets, and the seller sends, or has not got. */
const onDelivery = fc
  .record({ lines, product: fc.nat(1), confirms: fc.boolean(), next: fc.constantFrom('nothing', 'ship', 'cancel') })
  .map((how) =>
    action(`on delivery ${JSON.stringify(how)}`, async (world) => {
      const own = [...how.lines, { seller: 0, product: how.product, quantity: 1 }]
      const purchase = await order(world, own, { onDelivery: true })
      if (purchase && how.confirms) await follow(world, purchase)
      const first = world.sellers[0]?.companyId
      if (purchase && how.next !== 'nothing')
        await sellerDoes(world, purchase, how.next as SellerVerb, (all) =>
          all.find(({ seller }) => seller.id === first),
        )
    }),
  )

/** What the seller gives back of an order: as it stands when it is looked at, and once more at the same time. */
const refund = fc
  .record({
    order: fc.nat(3),
    kind: fc.constantFrom('whole', 'delivery', 'line', 'amount'),
    share: fc.integer({ min: 1, max: 100 }),
    twice: fc.boolean(),
  })
  .chain((how) =>
    about(`refund ${JSON.stringify(how)} of`, async (world, { key }) => {
      const { json } = await world.api('GET', `/api/purchases/${key}`)
      const one = json.orders[how.order % json.orders.length] as Ordered
      const seller = world.sellers.find(({ companyId }) => companyId === one.seller.id)
      if (!seller) throw new Error('an order of nobody')
      const path = `orders/${one.number}/refunds`
      const { left, givenBack } = (await world.asSeller(seller, 'GET', path)).json
      const line = left.lines[how.share % Math.max(1, left.lines.length)]
      const parts = {
        whole: {},
        delivery: {},
        line: { itemId: line?.itemId ?? 1, quantity: 1 },
        amount: { amount: Math.max(1, Math.floor((left.total * how.share) / 100)) },
      }
      const body = { kind: how.kind, ...parts[how.kind], reason: 'another', words: 'Porysowana obudowa', givenBack }
      const give = () => world.asSeller(seller, 'POST', path, body)
      await Promise.all(how.twice ? [give(), give()] : [give()])
    }),
  )
const cancelPaid = fc
  .record({ order: fc.nat(3), by: fc.constantFrom('buyer', 'seller') })
  .chain(({ order: index, by }) =>
    about(`cancel, paid, as the ${by}, order ${index} of`, async (world, { key }) => {
      const { json } = await world.api('GET', `/api/purchases/${key}`)
      const one = json.orders[index % json.orders.length] as Ordered
      if (by === 'buyer') return world.api('POST', `/api/purchases/${key}/orders/${one.number}/cancel`, CANCEL)
      const seller = world.sellers.find(({ companyId }) => companyId === one.seller.id)
      return seller && world.asSeller(seller, 'POST', `orders/${one.number}/cancel-paid`, CANCEL)
    }),
  )
const CANCEL = { reason: 'another', words: 'Sprzedane w sklepie' }

/** The operator pays sellers; two at once draw up and approve. The bank carries it out, or sends some back. */
const payOut = fc.record({ returned: fc.boolean(), twice: fc.boolean() }).map((how) =>
  action(`pay out ${JSON.stringify(how)}`, async (world) => {
    const auth = await authOf(world.market, world.operatorId)
    const post = (path: string, body?: object) => world.api('POST', `/api/admin/payout-batches${path}`, body, auth)
    const drawn = (await post('', { currency: 'PLN' })).json
    if (drawn.id === undefined) return
    const approve = () => post(`/${drawn.id}/approve`, { revision: drawn.revision })
    await Promise.all(how.twice ? [approve(), approve()] : [approve()])
    const { lines } = (await world.api('GET', `/api/admin/payout-batches/${drawn.id}/lines`, undefined, auth)).json
    const [first] = lines.filter((line: { status: string }) => line.status === 'approved')
    if (how.returned && first) await post(`/${drawn.id}/returned`, { lineIds: [first.id], reason: 'Konto zamknięte' })
    await post(`/${drawn.id}/paid`, { paidOn: world.now().toISOString().slice(0, 10) })
  }),
)

/** The buyer's bank takes the money back, or decides; before, while and after refunds are under way. */
const bank = fc
  .constantFrom('dispute', 'dispute', 'disputeWon', 'disputeLost')
  .chain((step) =>
    about(`${step}, as the bank,`, async (world, { page }) => page && world.press(page, { action: step })),
  )

const product = { seller: fc.nat(3), product: fc.nat(1) }
const price = fc.record({ ...product, price: fc.integer({ min: 1000, max: 400_000 }) }).map((change) =>
  action(`price ${JSON.stringify(change)}`, (world) => {
    const seller = world.sellers[change.seller] as Seller
    const items = [{ erpCode: seller.erpCodes[change.product], price: change.price }]
    return world.asSeller(seller, 'PUT', 'prices', { items })
  }),
)
const stock = fc.record({ ...product, delta: fc.constantFrom(-2, -1, 3, 6) }).map((change) =>
  action(`stock ${JSON.stringify(change)}`, async (world) => {
    const seller = world.sellers[change.seller] as Seller
    const items = [{ erpCode: seller.erpCodes[change.product], delta: change.delta }]
    const { json } = await world.asSeller(seller, 'PUT', 'stock', { items })
    const versionId = seller.versions[change.product] as number
    if (json.items[0].outcome === 'accepted')
      world.received.set(versionId, (world.received.get(versionId) as number) + change.delta)
  }),
)

const jump = fc.constantFrom(1, 5, 20, 40, 90, 1500, 30_000).map((minutes) =>
  action(`${minutes} minutes pass`, async (world) => {
    await confirmAll(world.carrier)
    world.jump(minutes)
  }),
)
const provider = fc.constantFrom(true, true, true, false).map((up) =>
  action(`the provider is ${up ? 'up' : 'down'}`, async (world) => {
    world.providerIsUp = up
  }),
)
const jobs = fc
  .constantFrom(false, true)
  .map((all) => action(all ? 'all jobs run' : 'jobs run', (world) => runJobs(world, all)))

/** Every action, as often as it comes. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: buy },
  { weight: 1, arbitrary: place },
  { weight: 3, arbitrary: onDelivery },
  { weight: 2, arbitrary: start },
  { weight: 3, arbitrary: decide },
  { weight: 4, arbitrary: comeBack },
  { weight: 2, arbitrary: giveUp },
  { weight: 1, arbitrary: placeAgain },
  { weight: 1, arbitrary: confirm },
  { weight: 2, arbitrary: sellerStep },
  { weight: 11, arbitrary: lives },
  { weight: 4, arbitrary: refund },
  { weight: 2, arbitrary: cancelPaid },
  { weight: 2, arbitrary: payOut },
  { weight: 2, arbitrary: bank },
  { weight: 1, arbitrary: price },
  { weight: 2, arbitrary: stock },
  { weight: 3, arbitrary: buyLabels },
  { weight: 2, arbitrary: unitActions.receive },
  { weight: 2, arbitrary: unitActions.offer },
  { weight: 3, arbitrary: jump },
  { weight: 1, arbitrary: provider },
  { weight: 4, arbitrary: jobs },
)
