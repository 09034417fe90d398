import { expect, test } from 'vitest'
import type { SellerGroup } from '../../cart/rules/index.ts'
import { checkOldDevices } from './check-old-devices.ts'

const group = (companyId: number, method: NonNullable<SellerGroup['choice']>['method'] | null) => ({
  companyId,
  choice: method && { companyId, method, cashOnDelivery: false, pickupPoint: null, shopId: null },
})
const groups = [
  group(1, 'dpd_courier'),
  group(2, 'inpost_locker'),
  group(3, 'store_pickup'),
  group(4, 'gls_courier'),
  group(5, null),
]

test.each([
  ['nobody', [], []],
  ['one with a courier', [1], []],
  ['two with couriers, one named twice', [1, 4, 4], []],
  ['a locker', [2], [2]],
  ['a shop', [3], [3]],
  ['no delivery yet', [5], [5]],
  ['somebody who is not in the cart', [1, 9], [9]],
])('an old device goes along with a courier: %s', (_, wanted, refused) => {
  const check = () => checkOldDevices(groups, wanted)
  if (refused.length === 0) return expect(check).not.toThrow()
  return expect(check).toThrow(
    expect.objectContaining({
      code: 'old_device_needs_courier',
      fields: refused.map((id) => ({ field: `oldDevices.${id}`, code: 'old_device_needs_courier' })),
    }),
  )
})
