import { Failure } from '../../../values/failure.ts'
import type { SellerGroup } from '../../cart/rules/index.ts'
import { needsAddress } from '../../shipping/contract.ts'

type Group = Pick<SellerGroup, 'companyId' | 'choice'>

/**
 * Old devices are handed over where a courier comes to the door: not at a locker or point, and in a shop they are simply brought along. Sellers
 * (ids) of whom the buyer wants it; one who sends nothing to the door is `old_device_needs_courier`.
 */
export function checkOldDevices(groups: readonly Group[], wanted: readonly number[] = []): void {
  const fields = [...new Set(wanted)]
    .filter((id) => !groups.some(({ companyId, choice }) => companyId === id && choice && needsAddress(choice.method)))
    .map((id) => ({ field: `oldDevices.${id}`, code: 'old_device_needs_courier' }))
  if (fields.length > 0) throw new Failure('invalid', 'old_device_needs_courier', { fields })
}
