import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { readText } from '../../../../platform/http/read-body.ts'
import { LOCALES, negotiateLocale } from '../../../../values/locale.ts'
import { CURRENCIES } from '../../../../values/money.ts'
import { decision, disputeDecision } from './decision.ts'
import { disputeSandboxPayment } from './disputes.ts'
import { decideSandboxPayment, openSandboxPayment, refundSandboxPayment, sandboxStanding } from './operate.ts'
import { paymentPage, sandboxPolicy, unknownPaymentPage } from './page.ts'
import { readSandboxPayment } from './read.ts'
import { sandboxSecret } from './secret.ts'
import { isSigned } from './signature.ts'

/** Bytes. Nobody has to sign to send them. */
const MOST_OF_A_CALL = 16 * 1024
const MOST_OF_A_FORM = 4 * 1024

const reference = z.string().max(100)
const amount = z.number().int().positive()
const calls = {
  payments: z.object({
    paymentId: z.uuid(),
    amount,
    currency: z.enum(CURRENCIES),
    description: z.string().max(1000),
    returnUrl: z.url({ protocol: /^https?$/ }),
    notifyUrl: z.url({ protocol: /^https?$/ }),
    locale: z.enum(LOCALES),
    email: z.string().max(200),
  }),
  status: z.object({ reference }),
  refunds: z.object({ reference, amount, key: z.string().max(100) }),
}

/**
 * The built-in sandbox provider, to be mounted at `/sandbox-pay`: its signed interface for the shop and its page for the buyer.
 * Empty unless sandbox payments are allowed.
 */
export function sandboxRoutes(deps: Deps): Hono {
  const app = new Hono()
  if (!deps.config.sandboxPayments) return app
  app.post('/api/payments', (c) => signedCall(c, deps, calls.payments, (request) => openSandboxPayment(deps, request)))
  app.post('/api/status', (c) =>
    signedCall(c, deps, calls.status, async (asked) => ({ webhook: await sandboxStanding(deps, asked.reference) })),
  )
  app.post('/api/refunds', (c) =>
    signedCall(c, deps, calls.refunds, async (request) => {
      await refundSandboxPayment(deps, request)
      return { done: true }
    }),
  )
  app.get('/:reference{sbx_[A-Za-z0-9_-]{1,60}}', (c) => showPage(c, deps, 200))
  app.post('/:reference{sbx_[A-Za-z0-9_-]{1,60}}', async (c) => {
    const known = await readSandboxPayment(deps, c.req.param('reference'))
    const form = new URLSearchParams(await readText(c, MOST_OF_A_FORM))
    const fields = Object.fromEntries(form)
    const disputed = disputeDecision.safeParse(fields)
    if (known && disputed.success) {
      await disputeSandboxPayment(deps, known.reference, disputed.data.action)
      return c.redirect(c.req.path, 303)
    }
    const decided = decision.safeParse(fields)
    if (!known || !decided.success) return showPage(c, deps, 422)
    return c.redirect(await decideSandboxPayment(deps, known.reference, decided.data), 303)
  })
  return app
}

async function showPage(c: Context, deps: Deps, status: 200 | 422) {
  const payment = await readSandboxPayment(deps, c.req.param('reference') ?? '')
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', sandboxPolicy(payment?.returnUrl))
  if (!payment) return c.html(unknownPaymentPage(negotiateLocale(c.req.header('accept-language'))), 404)
  return c.html(paymentPage(payment, deps.now()), status)
}

async function signedCall<T>(c: Context, deps: Deps, schema: z.ZodType<T>, run: (request: T) => Promise<object>) {
  const header = c.req.header('sandbox-signature')
  if (!header) return c.json({ error: 'bad_signature' }, 401)
  const body = await readText(c, MOST_OF_A_CALL)
  if (!isSigned(await sandboxSecret(deps), body, header, deps.now())) return c.json({ error: 'bad_signature' }, 401)
  const parsed = schema.safeParse(parseJson(body))
  if (!parsed.success) return c.json({ error: 'invalid' }, 422)
  try {
    return c.json(await run(parsed.data))
  } catch (error) {
    if (error instanceof RangeError) return c.json({ error: error.message }, 409)
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
