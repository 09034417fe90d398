import type { BulkChange } from '../../../../../domains/product-list/contract.ts'
import type { BulkKind, PriceChangeWay, PriceRounding } from '../../../../../domains/product-list/rules/bulk-change.ts'
import { readDecimal, readPrice, readWhole } from '../../../../parts/forms/read-number.ts'

/** A change of many products while it is typed. */
export type ChangeForm = {
  priceWay: PriceChangeWay
  price: string
  round: PriceRounding
  announce: boolean
  stockWay: 'by' | 'to'
  stock: string
  reason: 'received' | 'sold' | 'damaged' | 'stocktaking' | 'correction'
  note: string
  status: 'published' | 'paused' | 'draft'
  days: string
  vatScheme: 'vat23' | 'margin'
}
/** What the fields of a change are given. */
export type ChangeFieldsProps = {
  form: ChangeForm
  error: string | undefined
  onChange: (part: Partial<ChangeForm>) => void
}

export const EMPTY_CHANGE: ChangeForm = {
  ...{ priceWay: 'percent', price: '', round: 'none', announce: true },
  ...{ stockWay: 'by', stock: '', reason: 'stocktaking', note: '' },
  ...{ status: 'published', days: '1', vatScheme: 'vat23' },
}

export type ReadChange = BulkChange | { wrong: 'badNumber' | 'badPercent' | 'badWhole' | 'badPrice' }

/** What was typed as a change, or what is wrong with it. */
export function readChange(kind: BulkKind, form: ChangeForm): ReadChange {
  switch (kind) {
    case 'price':
      return readPriceChange(form)
    case 'stock': {
      const { stockWay: way, reason } = form
      const value = way === 'to' ? readWhole(form.stock) : readSigned(form.stock)
      if (value === null || Math.abs(value) > 1_000_000) return { wrong: 'badWhole' }
      return { kind, way, value, reason, note: form.note.trim() || null }
    }
    case 'status':
      return { kind, status: form.status }
    case 'deliveryDays': {
      const days = readWhole(form.days)
      return days === null || days > 60 ? { wrong: 'badWhole' } : { kind, days }
    }
    case 'vatScheme':
      return { kind, vatScheme: form.vatScheme }
  }
}

function readPriceChange({ priceWay: way, price, round, announce }: ChangeForm): ReadChange {
  const rest = { round, announce }
  if (way === 'percent') {
    const percent = readDecimal(price.replace('%', ''))
    if (percent === null || percent < -99 || percent > 1000) return { wrong: 'badPercent' }
    return { kind: 'price', way, value: Math.round(percent * 100), ...rest }
  }
  const sign = way === 'amount' && /^\s*[-−]/.test(price) ? -1 : 1
  const amount = readPrice(way === 'amount' ? price.replace(/^\s*[-−+]/, '') : price)
  if (amount === null || amount > 1_000_000_000) return { wrong: 'badNumber' }
  if (way === 'set' && amount === 0) return { wrong: 'badPrice' }
  return { kind: 'price', way, value: sign * amount, ...rest }
}

function readSigned(typed: string): number | null {
  const number = readDecimal(typed.replace(/^\s*\+/, ''))
  return number !== null && Number.isInteger(number) ? number : null
}
