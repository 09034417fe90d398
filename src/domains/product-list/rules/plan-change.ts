import type { FieldError } from '../../../values/failure.ts'
import type { Currency } from '../../../values/money.ts'
import { MAX_PRICE } from '../../products/offers/contract.ts'
import { mayBecome } from '../../products/rules/index.ts'
import { free, type OnHand, type Promised, setDelta } from '../../stock/contract.ts'
import type { BulkChange, BulkFacts } from '../contract.ts'
import { changedPrice } from './bulk-change.ts'

/** Pieces of a version that the stock can hold. */
const MOST_PIECES = 100_000_000

export type BulkVersion = {
  id: number
  name: string
  price: number
  wasPrice: number | null
  lastPrice: number | null
  /** Pieces that lie on the shelf for orders. */
  promised: Promised
} & OnHand
/** A product as a change of many needs it. */
export type BulkProduct = {
  id: number
  title: string
  currency: Currency
  status: 'draft' | 'published' | 'paused'
  deliveryDays: number
  vatScheme: 'vat23' | 'margin'
  versions: BulkVersion[]
  /** What keeps it from being published; asked for only where it is to be. */
  problems: FieldError[]
  /** Its grade is better than that of its worst unit; asked for only where it is to be published. */
  promisesMore: boolean
  /** The operator took it down. */
  barred: boolean
}

export type Plan =
  | { outcome: 'changed'; before: BulkFacts; after: BulkFacts }
  | { outcome: 'same' }
  | { outcome: 'refused'; reason: string; missing?: string[] }

/** What a change does to one product: the same for the preview and for the deed. A product changes as a whole or not at all. */
export function planChange(change: BulkChange, product: BulkProduct): Plan {
  switch (change.kind) {
    case 'price':
      return planPrices(change, product)
    case 'stock':
      return planStock(change, product)
    case 'status':
      return planStatus(change.status, product)
    case 'deliveryDays':
      return planField('deliveryDays', product.deliveryDays, change.days)
    case 'vatScheme':
      return planField('vatScheme', product.vatScheme, change.vatScheme)
  }
}

type Versions = NonNullable<BulkFacts['versions']>

function planPrices(change: Extract<BulkChange, { kind: 'price' }>, { versions }: BulkProduct): Plan {
  const before: Versions = []
  const after: Versions = []
  for (const { id, name, price, wasPrice, lastPrice } of versions) {
    const next = changedPrice(price, change)
    if (next < 1) return { outcome: 'refused', reason: 'price_too_low' }
    if (next > MAX_PRICE) return { outcome: 'refused', reason: 'price_too_high' }
    if (next === price) continue
    before.push({ id, name, price, wasPrice, lastPrice })
    after.push({ id, name, price: next })
  }
  return versionsPlan(before, after)
}

function planStock({ way, value }: Extract<BulkChange, { kind: 'stock' }>, { versions }: BulkProduct): Plan {
  const before: Versions = []
  const after: Versions = []
  for (const { id, name, promised, ...stock } of versions) {
    const delta = way === 'to' ? setDelta(value, stock, promised) : value
    if (way === 'by' && stock.quantity + value < 0) return { outcome: 'refused', reason: 'not_enough_stock' }
    const next = free(stock, promised) + delta
    if (next < 0 && way === 'to' && value < 0) return { outcome: 'refused', reason: 'not_enough_stock' }
    if (next > MOST_PIECES) return { outcome: 'refused', reason: 'stock_too_big' }
    if (delta === 0) continue
    before.push({ id, name, quantity: stock.quantity })
    after.push({ id, name, quantity: Math.max(0, next), delta })
  }
  return versionsPlan(before, after)
}

const versionsPlan = (before: Versions, after: Versions): Plan =>
  after.length === 0
    ? { outcome: 'same' }
    : { outcome: 'changed', before: { versions: before }, after: { versions: after } }

export function planStatus(status: BulkProduct['status'], product: BulkProduct): Plan {
  if (product.status === status) return { outcome: 'same' }
  if (!mayBecome(product.status, status)) return { outcome: 'refused', reason: 'status_not_possible' }
  if (status === 'published' && product.barred) return { outcome: 'refused', reason: 'offer_barred' }
  if (status === 'published' && product.problems.length > 0) {
    return { outcome: 'refused', reason: 'offer_incomplete', missing: missingParts(product.problems) }
  }
  if (status === 'published' && product.promisesMore) return { outcome: 'refused', reason: 'grade_above_units' }
  return { outcome: 'changed', before: { status: product.status }, after: { status } }
}

/** `versions.0.price` → `price`, `texts.pl-PL.description` → `texts`. */
function missingParts(problems: readonly FieldError[]): string[] {
  const parts = problems.map(({ field }) => {
    const [first = '', , third] = field.split('.')
    return first === 'versions' && third ? third : first
  })
  return [...new Set(parts)]
}

function planField<K extends 'deliveryDays' | 'vatScheme'>(name: K, from: BulkProduct[K], to: BulkProduct[K]): Plan {
  if (from === to) return { outcome: 'same' }
  return { outcome: 'changed', before: { [name]: from }, after: { [name]: to } }
}
