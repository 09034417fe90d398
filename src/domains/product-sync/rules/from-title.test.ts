import { expect, test } from 'vitest'
import type { ProductState } from '../../products/contract.ts'
import type { DraftFields, SyncDefaults } from '../contract.ts'
import { fromTitle, stateOf } from './from-title.ts'

const defaults = (state: ProductState): SyncDefaults => ({
  ...{ categoryId: null, state, grade: null, vatScheme: 'margin', quantity: 1, deliveryDays: 1, warrantyMonths: 12 },
  ...{ status: 'draft', shopIds: [] },
})
const nothing = { categoryId: null, brand: null, state: null, grade: null, batteryHealth: null, attributes: {} }
const stateIn = (usual: ProductState, said: ProductState | null, fields: DraftFields = {}) =>
  stateOf(fields, defaults(usual), { ...nothing, state: said })

test('E07 a title makes goods worse than the file is taken for, never better, and never what a column denies', () => {
  expect(stateIn('used', 'damaged')).toBe('damaged')
  expect(stateIn('new', 'used')).toBe('used')
  expect(stateIn('used', 'new')).toBe('used')
  expect(stateIn('used', null)).toBe('used')
  expect(stateIn('used', 'damaged', { state: 'used' })).toBe('used')
  expect(stateIn('used', 'damaged', { grade: 'B' })).toBe('used')
})

test('E07 only what nobody else says is told to come from the title', () => {
  const read = { ...nothing, categoryId: 3, brand: 'Dell', grade: 'A' as const, batteryHealth: 89 }
  const taken = { categoryId: 3, brand: 'Dell', state: 'used' as const, grade: 'A' as const, batteryHealth: 89 }
  const told = (fields: DraftFields, attributes = {}) =>
    fromTitle(fields, defaults('used'), read, { ...taken, attributes })?.said ?? null
  expect(told({})).toEqual({ category: 3, brand: 'Dell', grade: 'A', batteryHealth: 89 })
  expect(told({ categoryId: 3, brand: 'Dell', grade: 'A' }, { battery_health: 89 })).toEqual({
    'attribute.battery_health': 89,
  })
  expect(told({ categoryId: 3, brand: 'Dell', grade: 'A', batteryHealth: 80 })).toBeNull()
})
