import { randomBytes } from 'node:crypto'
import type { OrderDraft } from '../../src/domains/orders/index.ts'
import { insertPurchase } from '../../src/domains/orders/store/insert-purchase.ts'
import type { TestMarket } from '../market.ts'
import { anna, annasAddress } from './purchase.ts'

type Over = Partial<
  Pick<OrderDraft, 'status' | 'paymentStatus' | 'method' | 'cashOnDelivery' | 'pickup' | 'takesOldDevice'>
> & {
  buyer?: Partial<typeof anna>
  placedAt?: Date
  locale?: string
  currency?: 'PLN' | 'EUR' | 'USD'
  invoice?: { name: string; taxId: string; address: string } | null
  delivery?: number
  items?: {
    title?: string
    versionName?: string
    productId?: number
    versionId?: number
    erpCode?: string
    quantity?: number
    price?: number
    vatScheme?: 'vat23' | 'margin'
  }[]
}

/** An order of a company as placing it leaves it, in any state; stock and payments are not touched. Returns number and key. */
export async function anOrder(market: TestMarket, companyId: number, over: Over = {}) {
  const { items = [{}], delivery = 1999, placedAt = market.deps.now(), buyer, ...rest } = over
  const key = randomBytes(32).toString('base64url')
  const bought = items.map(({ price = 129_900, quantity = 1, ...item }) => ({
    productId: 1,
    versionId: 1,
    title: 'Lenovo ThinkPad T480',
    versionName: '',
    state: 'used' as const,
    imageKey: null,
    vatScheme: 'vat23',
    erpCode: null,
    facts: [],
    warrantyMonths: 0,
    ...item,
    quantity,
    unitPrice: price,
    lineTotal: price * quantity,
  }))
  const goods = bought.reduce((sum, item) => sum + item.lineTotal, 0)
  const net = Math.round(goods * 0.06)
  const vat = Math.round(net * 0.23)
  const order: OrderDraft = {
    companyId,
    status: rest.status ?? 'confirmed',
    paymentStatus: rest.paymentStatus ?? 'paid',
    seller: {
      id: companyId,
      name: 'Sprzęt Sp. z o.o.',
      shortName: 'Sprzęt',
      email: 'sklep@example.com',
      phone: '+48120000000',
      street: 'ul. Długa 5',
      postalCode: '31-147',
      city: 'Kraków',
      country: 'PL',
      taxId: '5260001246',
    },
    method: rest.method ?? 'dpd_courier',
    cashOnDelivery: rest.cashOnDelivery ?? false,
    pickup: rest.pickup ?? null,
    takesOldDevice: rest.takesOldDevice ?? false,
    arrives: null,
    parcels: [],
    goods,
    delivery,
    total: goods + delivery,
    commission: { rate: 600, base: goods, net, vat, gross: net + vat, items: [] } as OrderDraft['commission'],
    items: bought,
  }
  const [placed] = await insertPurchase(market.deps.db, {
    key,
    cartId: 0,
    idempotencyKey: null,
    requestHash: null,
    userId: null,
    buyer: { ...anna, ...buyer },
    shippingAddress: annasAddress,
    invoice: rest.invoice ?? null,
    locale: rest.locale ?? 'pl-PL',
    currency: rest.currency ?? 'PLN',
    orders: [order],
    heldUntil: null,
    placedAt,
    address: '',
  })
  return { id: placed?.id ?? 0, number: placed?.number ?? '', key, goods, total: order.total }
}
