import { describe, expect, test } from 'vitest'
import { EMPTY_CHANGE, readChange } from './read-change.ts'

const price = (priceWay: 'percent' | 'amount' | 'set', typed: string) =>
  readChange('price', { ...EMPTY_CHANGE, priceWay, price: typed })
const stock = (stockWay: 'by' | 'to', typed: string) => readChange('stock', { ...EMPTY_CHANGE, stockWay, stock: typed })

describe('R22 a change of many as it is typed', () => {
  test('percentages with sign, comma and per cent sign', () => {
    expect(price('percent', '-10')).toMatchObject({ way: 'percent', value: -1000, announce: true })
    expect(price('percent', '−7,25 %')).toMatchObject({ value: -725 })
    for (const wrong of ['', '-100', '1001', 'ten', '1-2'])
      expect(price('percent', wrong)).toEqual({ wrong: 'badPercent' })
  })
  test('amounts in złoty become grosze; only a change by an amount may be negative', () => {
    expect(price('amount', '−50')).toMatchObject({ way: 'amount', value: -5000 })
    expect(price('amount', '+1 299,50 zł')).toMatchObject({ value: 129_950 })
    expect(price('set', '1 299')).toMatchObject({ way: 'set', value: 129_900 })
    expect(price('set', '-5')).toEqual({ wrong: 'badNumber' })
    expect(price('set', '0')).toEqual({ wrong: 'badPrice' })
  })
  test('pieces are whole', () => {
    expect(stock('by', '-3')).toMatchObject({ way: 'by', value: -3, reason: 'stocktaking', note: null })
    expect(stock('by', '+4')).toMatchObject({ value: 4 })
    expect(stock('to', '0')).toMatchObject({ way: 'to', value: 0 })
    for (const [way, wrong] of [
      ['by', '1,5'],
      ['to', '-1'],
      ['by', ''],
      ['by', '9999999'],
    ] as const) {
      expect(stock(way, wrong)).toEqual({ wrong: 'badWhole' })
    }
    expect(readChange('deliveryDays', { ...EMPTY_CHANGE, days: '61' })).toEqual({ wrong: 'badWhole' })
  })
})
