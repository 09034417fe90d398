import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../orders/contract.ts'
import { isOldestFirst, ORDER_TABS, TAB_STATUSES } from './order-tabs.ts'

test('R14 every status stands in exactly one list of a seller, and in the list of all', () => {
  expect(TAB_STATUSES).toMatchObject({
    toShip: expect.arrayContaining(['confirmed', 'preparing']),
    shipped: expect.arrayContaining(['shipped']),
    delivered: expect.arrayContaining(['delivered', 'completed']),
    cancelled: expect.arrayContaining(['cancelled']),
    waiting: expect.arrayContaining(['pending']),
    all: ORDER_STATUSES,
  })
  const lists = ORDER_TABS.filter((tab) => !['all', 'accepted', 'trouble'].includes(tab))
  for (const status of ORDER_STATUSES) {
    expect([status, lists.filter((tab) => TAB_STATUSES[tab].includes(status)).length]).toEqual([status, 1])
  }
  expect(TAB_STATUSES.accepted).not.toContain('pending')
  expect(TAB_STATUSES.trouble).toEqual(['partlyShipped', 'shipped'])
})

test('R14 what is to be sent is worked off from the oldest on', () => {
  expect(ORDER_TABS.filter(isOldestFirst)).toEqual(['toShip'])
})
