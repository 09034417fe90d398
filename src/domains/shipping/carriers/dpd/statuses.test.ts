import { expect, test } from 'vitest'
import { isNotice, meaningOf } from './statuses.ts'

test.each([
  ['030103', 'labelReady'],
  ['040101', 'handedOver'],
  ['040503', 'preparing'],
  ['160101', 'inTransit'],
  ['170101', 'outForDelivery'],
  ['170501', 'inTransit'],
  ['511201', 'readyToCollect'],
  ['190101', 'delivered'],
  ['200201', 'problem'],
  ['200602', 'readyToCollect'],
  ['230310', 'problem'],
  ['230403', 'returning'],
  ['501300', 'delivered'],
  ['500015', 'problem'],
  ['500610', 'returning'],
  ['701901', 'delivered'],
  ['702001', 'problem'],
  ['something new', 'inTransit'],
  ['', 'inTransit'],
])('%s means %s', (code, meaning) => {
  expect(meaningOf(code)).toBe(meaning)
})

test('mails and texts are no moves', () => {
  expect(['170304', '511702', '170101', '170302'].map(isNotice)).toEqual([true, true, false, false])
})
