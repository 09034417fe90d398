import { expect, test } from 'vitest'
import { meaningOf } from './statuses.ts'

test.each([
  ['created', 'preparing'],
  ['confirmed', 'labelReady'],
  ['collected_from_sender', 'handedOver'],
  ['taken_by_courier_from_customer_service_point', 'handedOver'],
  ['adopted_at_target_branch', 'inTransit'],
  ['out_for_delivery', 'outForDelivery'],
  ['ready_to_pickup', 'readyToCollect'],
  ['avizo', 'readyToCollect'],
  ['delivered', 'delivered'],
  ['undelivered_wrong_address', 'problem'],
  ['unstack_from_box_machine', 'problem'],
  ['claim_received', 'problem'],
  ['pickup_time_expired', 'returning'],
  ['returned_to_sender', 'returned'],
  ['canceled', 'cancelled'],
  ['something_new', 'inTransit'],
  // Not taken for the family of `claim_`.
  ['reclaim_x', 'inTransit'],
])('%s means %s', (status, meaning) => {
  expect(meaningOf(status)).toBe(meaning)
})
