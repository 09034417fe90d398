export type FakeMoney = { currency_code: string; value: string }
export type FakeCapture = { id: string; status: string; amount: FakeMoney }
export type FakeRefund = { id: string; status: string; amount: FakeMoney; custom_id: string | undefined }
export type FakeOrder = {
  id: string
  status: string
  unit: { reference_id?: string; custom_id?: string; description?: string; amount: FakeMoney }
  context: { locale?: string; return_url: string; cancel_url: string }
  captures: FakeCapture[]
  refunds: FakeRefund[]
  /** The buyer's card is declined when this order is captured. */
  declines?: boolean
  dispute?: { id: string; status: 'open' | 'won' | 'lost'; openedAt: string }
}

export const isOpen = ({ status }: FakeOrder) => status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED'

/** Grosze of an amount; PayPal takes two decimals and nothing else. */
export function grosze({ value }: FakeMoney): number {
  if (!/^\d{1,10}\.\d{2}$/.test(value)) throw new RangeError(value)
  return Number(value.replace('.', ''))
}

/** A failure as PayPal words it. */
export class PayPalRefusal extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string) {
    super(issue)
    this.status = status
    this.issue = issue
  }

  get body() {
    const name = {
      400: 'INVALID_REQUEST',
      404: 'RESOURCE_NOT_FOUND',
      409: 'RESOURCE_CONFLICT',
      429: 'RATE_LIMIT_REACHED',
    }[this.status]
    return {
      name: name ?? 'UNPROCESSABLE_ENTITY',
      message: 'The request failed.',
      details: [{ issue: this.issue, description: 'Kowalska, anna@example.com' }],
      debug_id: '7f0e',
    }
  }
}

/** An order as PayPal shows it. */
export function shown(order: FakeOrder, baseUrl: string, page: string) {
  const { id, status, unit, captures, refunds } = order
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        ...unit,
        ...(captures.length + refunds.length > 0
          ? { payments: { captures: captures.map((one) => shownCapture(order, one)), refunds } }
          : {}),
      },
    ],
    links: [
      { rel: 'self', href: `${baseUrl}/v2/checkout/orders/${id}`, method: 'GET' },
      { rel: 'payer-action', href: page, method: 'GET' },
    ],
  }
}

export function shownCapture(order: FakeOrder, capture: FakeCapture) {
  return { ...capture, custom_id: order.unit.custom_id, supplementary_data: { related_ids: { order_id: order.id } } }
}

export const isTaken = ({ status }: FakeCapture) => status !== 'DECLINED' && status !== 'FAILED'

/** The same of what a caller sent. */
export function amountOf(money: { currency_code: string; value: string }): number {
  try {
    return grosze(money)
  } catch {
    throw new PayPalRefusal(400, 'INVALID_PARAMETER_SYNTAX')
  }
}

export const sum = (amounts: readonly { currency_code: string; value: string }[]) =>
  amounts.reduce((total, one) => total + grosze(one), 0)
