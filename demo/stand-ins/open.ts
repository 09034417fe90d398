import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Market } from '../../src/market.ts'
import { ownAddress } from '../../src/platform/config/own-address.ts'
import { describeError } from '../../src/platform/log/describe-error.ts'
import { demoCarriers, enterDemoCarriers } from './carriers.ts'
import { keepingOfP24, keepingOfPayPal, keepingOfStripe } from './keepings.ts'
import { demoKeys, enterDemoKeys } from './keys.ts'
import { listenInside } from './listen-inside.ts'
import { fakePayPal } from './paypal/paypal.ts'
import { fakePrzelewy24 } from './przelewy24/przelewy24.ts'
import { saveState } from './saved-state.ts'
import { fakeStripe } from './stripe/stripe.ts'

/** Payments, or parcels, that each stand-in keeps, so that no stranger fills memory or disk; open ones go first. */
const MOST_KEPT = 300
/** Bytes of a body: calls of the market's adapters, and forms of the pages. */
const MOST_OF_A_CALL = 64 * 1024
/** Stripe takes papers for a chargeback, of five megabytes at most. */
const MOST_OF_A_FILE = 6 * 1024 * 1024
const MOST_OF_A_FORM = 4 * 1024
/** Milliseconds in which Przelewy24 carries a refund out. */
const REFUNDS_AFTER = 3000
type Options = {
  refundsAfter?: number
  /** False, as in the demo's past: they are asked, and tell by themselves only what nobody could ask for: that a bank takes money back. */
  tells?: boolean
}

export type StandIns = { close: () => Promise<void> }

/** The same where it can be: without them a demo goes on, and offers its built-in test payment alone. Needs both roles, as jobs ask them, too. */
export async function openStandInsIfPossible(market: Market): Promise<StandIns | undefined> {
  const { log, config } = market.deps
  if (!config.demo || !config.roles.includes('web') || !config.roles.includes('worker')) return undefined
  try {
    return await openStandIns(market)
  } catch (error) {
    log.warn({
      standIns: 'the stand-ins of payment providers and carriers cannot run',
      error: describeError(error).message,
    })
    return undefined
  }
}

/**
 * Lets a demo take payments by Stripe, PayPal, Przelewy24 and transfer without any of them: the market's own adapters speak to stand-ins in
 * this process, on a port of this machine alone, and buyers find their pages under the market's own address. Its sellers buy labels of stand-ins of
 * InPost, DPD and GLS in the same way. To be called before the first request, and in a demo only.
 */
export async function openStandIns(
  { deps, app }: Market,
  { refundsAfter = REFUNDS_AFTER, tells = true }: Options = {},
): Promise<StandIns> {
  const keys = demoKeys(deps)
  const reached = { url: '' }
  const webhooksOf = (provider: string) => `${ownAddress(deps.config)}/api/payments/webhooks/${provider}`
  const pageAt = (path: string, returnUrl: string) => new URL(`/sandbox-pay/${path}`, returnUrl).href
  const shared = { now: deps.now, most: MOST_KEPT }
  const stripe = fakeStripe({ ...shared, keys: keys.stripe, pageOf: (id, to) => pageAt(`stripe/pay/${id}`, to) })
  stripe.webhooks.toAddress(
    () => webhooksOf('stripe'),
    (type) => tells || type.startsWith('charge.dispute.'),
  )
  const paypal = fakePayPal({
    ...{ ...shared, keys: keys.paypal, baseUrl: () => `${reached.url}/paypal` },
    ...(tells && { webhookUrl: () => webhooksOf('paypal') }),
    pageOf: (id, to) => pageAt(`paypal/checkoutnow?token=${id}`, to),
  })
  const p24 = fakePrzelewy24({
    ...{ keys: keys.przelewy24, most: MOST_KEPT, posts: tells, refundsAfter },
    // The address that went with the payment is how buyers reach the market: a proxy may stand before it.
    toShop: () => webhooksOf('przelewy24'),
    changed: () => kept.changed(),
  })
  const carriers = demoCarriers({ deps, most: MOST_KEPT })
  const payments = { stripe: keepingOfStripe(stripe), paypal: keepingOfPayPal(paypal), przelewy24: keepingOfP24(p24) }
  const parts = { ...payments, ...carriers.keepings }
  const kept = await saveState(deps.config.dataDir, parts, deps.log)

  /** Mounts them at a place; whatever was asked there may have changed something. */
  const mount = (at: Hono, prefix: string, fakes: Readonly<Record<string, Hono>>, most: number) => {
    for (const [name, fake] of Object.entries(fakes)) {
      const guarded = new Hono()
      guarded.use(bodyLimit({ maxSize: most, onError: (c) => c.body(null, 413) }), async (c, next) => {
        await next()
        // A parcel begins to travel when it is asked for.
        if (c.req.method !== 'GET' || c.req.path.includes('/tracking/')) kept.changed()
      })
      at.route(`${prefix}/${name}`, guarded.route('/', fake))
    }
  }
  const inside = new Hono()
  inside.onError((error, c) => {
    deps.log.warn({ standIn: c.req.path, error: describeError(error).message })
    return c.body(null, 500)
  })
  mount(inside, '', { paypal: paypal.app, przelewy24: p24.app, ...carriers.apps }, MOST_OF_A_CALL)
  mount(inside, '', { stripe: stripe.app }, MOST_OF_A_FILE)
  const inner = await listenInside(inside)
  reached.url = inner.url
  mount(app, '/sandbox-pay', { stripe: stripe.pages, paypal: paypal.pages, przelewy24: p24.pages }, MOST_OF_A_FORM)
  await enterDemoKeys(deps)
  // Not while the past is lived through: what was sent then has a story of its own.
  if (tells) await enterDemoCarriers(deps)
  deps.config.standIns = {
    ...Object.fromEntries(
      ['stripe', 'paypal', 'przelewy24', ...Object.keys(carriers.apps)].map((name) => [name, `${reached.url}/${name}`]),
    ),
    // Nobody is asked there: statements tell what came.
    'bank-transfer': '',
  }
  return {
    async close() {
      deps.config.standIns = {}
      await inner.close()
      await kept.flush()
    },
  }
}
