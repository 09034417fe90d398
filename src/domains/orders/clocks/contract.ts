import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { purchaseKey, purchaseView } from '../contract.ts'
import { ORDER_SETTING_LIMITS as LIMITS } from '../rules/order-clocks.ts'

const days = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most)

/** Days; see `OrderSettings`. */
export const orderSettings = z.strictObject({
  collectionDays: days(LIMITS.collectionDays),
  reminderDays: days(LIMITS.reminderDays),
  arrivalDays: days(LIMITS.arrivalDays),
  withdrawalDays: days(LIMITS.withdrawalDays),
})

export const orderClocksContract = {
  'GET /api/admin/order-settings': {
    summary: 'After how many days orders that nobody moves go on by themselves',
    access: 'operator',
    area: 'market',
    response: orderSettings,
  },
  'PUT /api/admin/order-settings': {
    summary: 'Change it; orders that wait already go by the new days',
    access: 'operator',
    area: 'market',
    body: orderSettings,
    response: orderSettings,
    failures: ['reminder_after_deadline'],
  },
  'POST /api/purchases/{key}/orders/{number}/received': {
    summary: 'The buyer has all of an order that was sent. Again it changes nothing',
    access: 'public',
    params: z.object({ key: purchaseKey, number: z.string().regex(/^OB-\d{4}-\d{7,12}$/) }),
    response: purchaseView,
    failures: ['purchase_not_found', 'order_not_found', 'order_not_under_way'],
  },
} as const satisfies Contract
