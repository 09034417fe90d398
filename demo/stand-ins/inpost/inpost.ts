import { type Context, Hono } from 'hono'
import { dropOldest, noteLast } from '../drop-oldest.ts'
import { labelOf } from '../label.ts'
import { wrongOf } from './check-shipment.ts'
import type { FakeDispatch, FakeEvent, FakeShipment } from './state.ts'

export type InpostKeys = { organizationId: string; apiKey: string }
/** Of the organisation that tests use: the stand-in knows no other. */
export const INPOST_KEYS: InpostKeys = { organizationId: '48211', apiKey: 'shipx-test-token-0001' }
const HOUR = 3_600_000
const PRICES: Readonly<Record<string, number>> = { inpost_locker_standard: 16.99, inpost_courier_standard: 19.99 }

type Options = {
  keys?: InpostKeys
  now?: () => Date
  /** Shipments that are kept; those that come later push out older ones. */
  most?: number
  /** Points as its list answers them; null: every code is one. */
  points?: readonly FakePoint[] | null
  /** What of a parcel is known by itself when it is asked for, as where a demo lets parcels travel. */
  travel?: (shipment: FakeShipment) => readonly FakeEvent[]
  /** Webhooks go there. */
  webhookUrl?: () => string
}
export type FakePoint = Record<string, unknown> & { name: string }
export type FakeInpost = ReturnType<typeof fakeInpost>

/**
 * InPost's ShipX as one organisation sees it: shipments that think before they have an offer, offers that run out, money that may be short, numbers
 * that come with the confirmation, labels, couriers, tracking, points, webhooks without a signature. All in memory.
 */
export function fakeInpost(options: Options = {}) {
  const { keys = INPOST_KEYS, now = () => new Date(), most = Number.POSITIVE_INFINITY, webhookUrl } = options
  const shipments = new Map<string, FakeShipment>()
  const events = new Map<string, FakeEvent[]>()
  let last = 1000
  const fake = {
    app: new Hono(),
    shipments,
    events,
    dispatches: [] as FakeDispatch[],
    points: [...(options.points ?? [])] as FakePoint[],
    /** How often money was taken: once a shipment, whatever happens. */
    bought: [] as number[],
    /** Lines of its report of money taken on delivery; null: it answers with something else. */
    cash: [] as Record<string, unknown>[] | null,
    /** Zloty in the account of who pays beforehand; null: billed by the month, prices are not told. */
    funds: null as number | null,
    /** Shipments stay thinking until `think`. */
    slow: false,
    /** How many moments a confirmation takes after it was bought: the answer to `buy` does not hold it. */
    confirmsLater: false,
    think,
    confirm,
    /** Something happened to a parcel: kept, and told by a webhook where there is an address. */
    happen,
  }
  const { app } = fake
  const refuse = (c: Context, status: 400 | 401 | 403 | 404, error: string, details: unknown = {}) =>
    c.json({ status, error, message: error, details }, status)
  const stateOf = (shipment: FakeShipment) => ({ href: `/v1/shipments/${shipment.id}`, ...shipment })

  app.use('/v1/*', async (c, next) => {
    const isOpen = /^\/v1\/(tracking|statuses)\b/.test(c.req.path.replace(/^.*(?=\/v1\/)/, ''))
    if (!isOpen && c.req.header('authorization') !== `Bearer ${keys.apiKey}`) return refuse(c, 401, 'token_invalid')
    return next()
  })
  app.use('/v1/organizations/:id/*', async (c, next) =>
    c.req.param('id') === keys.organizationId ? next() : refuse(c, 403, 'access_forbidden'),
  )
  app.get('/v1/organizations/:id', (c) =>
    c.req.param('id') === keys.organizationId
      ? c.json({ id: Number(keys.organizationId), name: 'Test' })
      : refuse(c, 404, 'resource_not_found'),
  )

  app.post('/v1/organizations/:id/shipments', async (c) => {
    const body = (await c.req.json()) as Record<string, unknown>
    const wrong = wrongOf(body, options.points === null ? null : new Set(fake.points.map(({ name }) => name)))
    if (wrong) return c.json({ status: 400, ...wrong }, 400)
    // Also after what was kept over a restart.
    last = Math.max(last, ...[...shipments.values()].map(({ id }) => id)) + 1
    const shipment: FakeShipment = {
      ...{ id: last, status: 'created', service: String(body.service), reference: (body.reference as string) ?? null },
      receiver: body.receiver as Record<string, unknown>,
      sender: (body.sender as Record<string, unknown>) ?? null,
      parcels: (body.parcels as FakeShipment['parcels']).map((one) => ({ ...one, tracking_number: null })),
      custom_attributes: (body.custom_attributes as Record<string, unknown>) ?? {},
      ...{ cod: body.cod ?? null, insurance: body.insurance ?? null, tracking_number: null },
      ...{ offers: [], selected_offer: null, transactions: [], created_at: now().toISOString() },
    }
    shipments.set(String(shipment.id), shipment)
    dropOldest(shipments, most, ({ tracking_number }) => tracking_number === null)
    const answered = c.json(stateOf(shipment), 201)
    if (!fake.slow) {
      think(shipment.id)
      if (body.only_choice_of_offer !== true) await buy(shipment)
    }
    return answered
  })

  app.get('/v1/shipments/:id', (c) => {
    const shipment = shipments.get(c.req.param('id'))
    return shipment ? c.json(stateOf(shipment)) : refuse(c, 404, 'resource_not_found')
  })

  app.post('/v1/shipments/:id/buy', async (c) => {
    const shipment = shipments.get(c.req.param('id'))
    if (!shipment) return refuse(c, 404, 'resource_not_found')
    const { offer_id } = (await c.req.json()) as { offer_id?: unknown }
    const offer = shipment.selected_offer
    if (shipment.status !== 'offer_selected' || !offer || offer.id !== offer_id) return refuse(c, 400, 'invalid_action')
    if (Date.parse(offer.expires_at) <= now().getTime()) return refuse(c, 400, 'offer_expired')
    await buy(shipment)
    return c.json(stateOf(shipment))
  })

  app.delete('/v1/shipments/:id', (c) => {
    const shipment = shipments.get(c.req.param('id'))
    if (!shipment) return refuse(c, 404, 'resource_not_found')
    if (!['created', 'offers_prepared', 'offer_selected'].includes(shipment.status))
      return refuse(c, 400, 'invalid_action')
    shipment.status = 'canceled'
    return c.body(null, 204)
  })

  app.get('/v1/shipments/:id/label', (c) => {
    const shipment = shipments.get(c.req.param('id'))
    if (!shipment) return refuse(c, 404, 'resource_not_found')
    if (!shipment.tracking_number) return refuse(c, 400, 'invalid_action')
    const format = c.req.query('format') ?? 'Pdf'
    return c.body(
      new Uint8Array(
        labelOf(
          'InPost',
          shipment.parcels.map((one) => one.tracking_number ?? ''),
          format,
        ),
      ),
      200,
      {
        'content-type': format === 'Pdf' ? 'application/pdf' : 'text/plain',
      },
    )
  })

  app.post('/v1/organizations/:id/dispatch_orders', async (c) => {
    const {
      shipments: wanted,
      address,
      comment,
    } = (await c.req.json()) as { shipments: unknown[]; address: unknown; comment: string }
    const ids = wanted.map(Number)
    const isReady = (id: number) => shipments.get(String(id))?.tracking_number
    if (ids.length === 0 || !ids.every(isReady)) return refuse(c, 400, 'validation_failed', { shipments: ['invalid'] })
    last += 1
    // Taken on, whatever it is; whether the courier comes shows a moment later.
    const isPrepared = (id: number) => shipments.get(String(id))?.custom_attributes.sending_method === 'dispatch_order'
    const status = ids.every(isPrepared) ? 'sent' : 'rejected'
    fake.dispatches.push({ id: last, shipments: ids, address, comment, status })
    if (fake.dispatches.length > most) fake.dispatches.shift()
    return c.json({ id: last, status: 'new' }, 201)
  })

  app.get('/v1/dispatch_orders/:id', (c) => {
    const dispatch = fake.dispatches.find(({ id }) => id === Number(c.req.param('id')))
    if (!dispatch) return refuse(c, 404, 'resource_not_found')
    const { id, status } = dispatch
    const errors =
      status === 'rejected' ? { details: 'Parcel status should be Prepared, but is CustomerDelivering.' } : null
    return c.json({ id, status: fake.slow ? 'new' : status, errors })
  })

  app.delete('/v1/dispatch_orders/:id', (c) => {
    const dispatch = fake.dispatches.find(({ id }) => id === Number(c.req.param('id')))
    if (!dispatch) return refuse(c, 404, 'resource_not_found')
    if (dispatch.status !== 'sent') return refuse(c, 400, 'invalid_action')
    dispatch.status = 'canceled'
    return c.body(null, 204)
  })

  app.get('/v1/organizations/:id/reports/cod', (c) =>
    fake.cash ? c.json({ items: fake.cash }) : c.html('<p>Raport</p>'),
  )

  app.get('/v1/tracking/:number', (c) => {
    const number = c.req.param('number')
    const known = events.get(number)
    if (!known) return refuse(c, 404, 'resource_not_found')
    const shipment = findByNumber(number)
    const travelled = (shipment && options.travel?.(shipment)) ?? []
    return c.json({ tracking_number: number, tracking_details: [...known, ...travelled].toReversed() })
  })

  app.get('/v1/points', (c) => {
    const page = Number(c.req.query('page') ?? 1)
    const size = Math.min(500, Number(c.req.query('per_page') ?? 25))
    return c.json({
      items: fake.points.slice((page - 1) * size, page * size),
      ...{ count: fake.points.length, page, per_page: size, total_pages: Math.ceil(fake.points.length / size) },
    })
  })

  const findByNumber = (number: string) =>
    [...shipments.values()].find((one) => one.parcels.some((parcel) => parcel.tracking_number === number))

  /** Offers are there, and the one of the service is chosen. */
  function think(id: number): void {
    const shipment = shipments.get(String(id))
    if (shipment?.status !== 'created') return
    const rate = fake.funds === null ? null : (PRICES[shipment.service] ?? 25) * shipment.parcels.length
    const expires_at = new Date(now().getTime() + 24 * HOUR).toISOString()
    const offer = {
      id: id * 10,
      status: 'selected',
      rate,
      currency: 'PLN',
      expires_at,
      service: { id: shipment.service },
    }
    Object.assign(shipment, { status: 'offer_selected', offers: [offer], selected_offer: offer })
  }

  async function buy(shipment: FakeShipment): Promise<void> {
    const price = shipment.selected_offer?.rate ?? 0
    if (fake.funds !== null && fake.funds < price) {
      shipment.transactions.push({ status: 'failure' })
      return
    }
    if (fake.funds !== null) fake.funds -= price
    shipment.transactions.push({ status: 'success' })
    noteLast(fake.bought, shipment.id, 1000)
    if (!fake.confirmsLater) await confirm(shipment.id)
  }

  async function confirm(id: number): Promise<void> {
    const shipment = shipments.get(String(id))
    if (shipment?.status !== 'offer_selected') return
    shipment.status = 'confirmed'
    for (const [index, parcel] of shipment.parcels.entries()) {
      parcel.tracking_number = `6${String(shipment.id).padStart(20, '0')}${String(index).padStart(3, '0')}`
    }
    shipment.tracking_number = shipment.parcels[0]?.tracking_number ?? null
    await happen(shipment.tracking_number ?? '', 'confirmed')
  }

  async function happen(number: string, status: string, at = now(), agency: string | null = null): Promise<void> {
    const known = events.get(number) ?? []
    events.set(number, [...known, { status, agency, datetime: at.toISOString() }])
    dropOldest(events, most, () => true)
    const shipment = findByNumber(number)
    if (shipment) shipment.status = status
    const url = webhookUrl?.()
    if (!url) return
    const body = {
      event_ts: at
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' +0000'),
      event: status === 'confirmed' ? 'shipment_confirmed' : 'shipment_status_changed',
      organization_id: Number(keys.organizationId),
      payload: { shipment_id: shipment?.id, status, tracking_number: number },
    }
    const headers = { 'content-type': 'application/json' }
    // A market that is down is asked about it later.
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
  }

  return fake
}
