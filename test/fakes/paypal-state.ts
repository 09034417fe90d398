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
}

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
export function shown(order: FakeOrder, baseUrl: string) {
  const { id, status, unit, captures, refunds } = order
  const page = `${baseUrl}/checkoutnow?token=${id}`
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
