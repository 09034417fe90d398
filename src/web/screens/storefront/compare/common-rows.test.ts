import { beforeAll, expect, test } from 'vitest'
import { loadAllTexts } from '../../../texts/load-server.ts'
import { textsOf } from '../../../texts/registry.ts'
import { commonRows } from './common-rows.ts'
import type { ComparedProduct } from './load-compare.ts'

beforeAll(loadAllTexts)

test('R20 a seller on holiday promises no dispatch in so many days', () => {
  const product = { state: 'used', grade: 'A', batteryHealth: null, warrantyMonths: 12, deliveryDays: 2, quantity: 1 }
  const compared = (holidayUntil: string | null) => ({ ...product, seller: 'Lis', holidayUntil }) as ComparedProduct
  const words = {
    t: textsOf('pl-PL', 'catalog'),
    shell: textsOf('pl-PL', 'shell'),
    shipsToday: '',
    locale: 'pl-PL' as const,
  }
  const [dispatch] = commonRows([compared('2026-11-28'), compared(null)], words).filter(({ key }) =>
    key.endsWith('dispatch'),
  )
  expect(dispatch?.texts).toEqual(['Sprzedawca ma przerwę do 28 listopada', 'wysyłka w 2 dni robocze'])
})
