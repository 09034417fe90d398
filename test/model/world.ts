import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anOperator, authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aLocker } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { anImei } from '../factories/unit.ts'
import { type Answer, type TestMarket, testMarket } from '../market.ts'
import { type Carrier, connectCarrier, openCarrier } from './carrier.ts'

const MINUTE = 60_000
const SELLERS = 4
/** Pieces of each product: few enough to be sold out now and then. */
const PIECES = 20
/** Things of each seller, every one with a passport of its own: each is sold several times. */
const THINGS = 6

export type Seller = {
  companyId: number
  shopId: number
  ownerId: string
  auth: Record<string, string>
  versions: number[]
  erpCodes: string[]
  /** The last of its versions: every piece of it is a unit. */
  tracked: { productId: number; versionId: number; erpCode: string }
}
export type Purchase = {
  key: string
  body: object
  headers: Record<string, string>
  token: string | null
  page?: string
}

/** A market with a clock that jumps, a way to its provider that can be cut, and what was done with it so far. */
export type World = {
  market: TestMarket
  sellers: readonly Seller[]
  operatorId: string
  purchases: Purchase[]
  /** Pieces that were ever put on the shelf less those taken off by hand, by version. */
  received: Map<number, number>
  providerIsUp: boolean
  /** Nobody does anything else at the moment. */
  isAlone: boolean
  /** Every shipment that was seen, by its id, as it was written first. */
  shipments: Map<number, string>
  carrier: Carrier
  /** Shipments that were seen to have arrived, by id. */
  arrived: Set<number>
  things: { number: string; code: string }[]
  /** How long the chain of each thing was when it was looked at. */
  chains: Map<string, number>
  now: () => Date
  jump: (minutes: number) => void
  api: TestMarket['api']
  /** As a seller, who logs in again where time has ended the session. */
  asSeller: (seller: Seller, method: string, path: string, body?: unknown) => Promise<Answer>
  /** A form of the provider's page, as a browser sends it. */
  press: (page: string, form: Record<string, string>) => Promise<void>
  close: () => Promise<void>
}

/** A world whose sellers have two products each. */
export async function openWorld(): Promise<World> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const way = await wayToProvider()
  const carrier = await openCarrier(now)
  const addresses = { SANDBOX_URL: way.url, CARRIER_URLS: `inpost=${carrier.server.url}` }
  const market = await testMarket({
    env: { SANDBOX_PAYMENTS: 'true', ...addresses, TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' },
    now,
  })
  way.leadTo(market.url)
  const received = new Map<number, number>()
  const sellers = await Promise.all(Array.from({ length: SELLERS }, () => openShop(market, received)))
  const operatorId = (await anOperator(market)).id
  const world: World = {
    ...{ market, sellers, operatorId, received, now, purchases: [], providerIsUp: true },
    ...{ isAlone: true, shipments: new Map(), carrier, arrived: new Set(), things: [], chains: new Map() },
    jump(minutes) {
      ahead += minutes * MINUTE
    },
    api: async (...args) => understood(await market.api(...args), args.slice(0, 2).join(' ')),
    async asSeller(seller, method, path, body) {
      const address = `/api/companies/${seller.companyId}/${path}`
      const answer = await world.api(method, address, body, seller.auth)
      if (answer.status !== 401) return answer
      seller.auth = await authOf(market, seller.ownerId)
      return world.api(method, address, body, seller.auth)
    },
    press: (page, form) => pressOn(market, page, form),
    async close() {
      await market.close()
      await Promise.all([way.close(), carrier.server.close()])
    },
  }
  await aLocker(market)
  for (const seller of sellers) await stockThings(world, seller)
  way.isOpen = () => world.providerIsUp
  return world
}

async function openShop(market: TestMarket, received: Map<number, number>): Promise<Seller> {
  const { companyId, ownerId, shopId } = await aSeller(market.deps, {
    ...{ bankIban: 'PL61109010140000071219812874', phone: '+48600100200' },
  })
  const versions: number[] = []
  const erpCodes: string[] = []
  let tracked = { productId: 0, versionId: 0, erpCode: '' }
  for (const [price, vatScheme, quantity] of [
    [129_900, 'vat23', PIECES],
    [33_333, 'margin', PIECES],
    [89_900, 'vat23', THINGS],
  ] as const) {
    const erpCode = randomUUID().slice(0, 8)
    const { id, versionId } = await aProduct(market.deps, companyId, { price, vatScheme, quantity, erpCode })
    received.set(versionId, quantity)
    versions.push(versionId)
    erpCodes.push(erpCode)
    tracked = { productId: id, versionId, erpCode }
  }
  return { companyId, shopId, ownerId, auth: await authOf(market, ownerId), versions, erpCodes, tracked }
}

/** Its contract with InPost, and the very things of its last offer. */
async function stockThings(world: World, seller: Seller): Promise<void> {
  await connectCarrier(world, seller)
  const numbers = Array.from({ length: THINGS }, anImei)
  const units = numbers.map((plain) => ({ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain } }))
  const { json } = await world.asSeller(seller, 'POST', 'units', { units })
  const codes = numbers.map((_, index) => String(json.results[index].unit.code))
  const { productId, versionId } = seller.tracked
  const put = await world.asSeller(seller, 'POST', `products/${productId}/units`, { codes, versionId })
  if (put.status !== 200) throw new Error(put.text)
  world.things.push(...numbers.map((number, index) => ({ number, code: codes[index] as string })))
}

/** What is well formed and cannot be: more than there is. Anything else that is invalid would be refused always, and test nothing. */
const TOO_MUCH = [
  'ship_exceeds',
  'ship_unknown_line',
  'refund_exceeds',
  'refund_unknown_line',
  'refund_nothing_left',
  'refund_sent_already',
  'too_many_units',
]

/** No request may be answered by an error of the program, whatever came before. */
function understood(answer: Answer, what: string): Answer {
  const isMalformed = answer.status === 422 && !TOO_MUCH.includes(answer.json?.code)
  if (isMalformed) throw new Error(`the model asked what nobody can: ${what}: ${answer.text}`)
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return answer
}

async function pressOn(market: TestMarket, page: string, form: Record<string, string>): Promise<void> {
  const address = market.url + new URL(page, market.url).pathname
  const { status } = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (status >= 500) throw new Error(`the provider's page: ${status}`)
}

/** A way for the market's calls to its provider that can be cut: then nothing answers. */
async function wayToProvider() {
  let target = ''
  const server = createServer(async (request, response) => {
    if (!way.isOpen()) return void request.socket.destroy()
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const headers = Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection')
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type')
    response.writeHead(answer.status, type ? { 'content-type': type } : {}).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const way = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isOpen: () => true,
    leadTo(url: string) {
      target = url
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return way
}
