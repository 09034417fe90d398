import { expect, test } from 'vitest'
import type { CartSellerGroup, DeliveryChoice } from '../contract.ts'
import { checkChoice } from './check-choice.ts'

const group = {
  methods: [
    { method: 'dpd_courier', groupCodPrice: 2500 },
    { method: 'inpost_courier', groupCodPrice: null },
    { method: 'inpost_locker', groupCodPrice: null },
    { method: 'store_pickup', groupCodPrice: null },
  ],
  unreached: [],
  company: { name: 'ReKomp' },
  pickupShops: [{ id: 4 }, { id: 5 }],
} as unknown as CartSellerGroup
const choice = (more: Partial<DeliveryChoice>): DeliveryChoice => ({
  companyId: 1,
  method: 'dpd_courier',
  cashOnDelivery: false,
  pickupPoint: null,
  shopId: null,
  ...more,
})
/** What is kept, or the code and field of the refusal. */
function checked(more: Partial<DeliveryChoice>): unknown {
  try {
    const { pickupPoint, shopId } = checkChoice(choice(more), group, 'DE')
    return { pickupPoint, shopId }
  } catch (error) {
    const { kind, code, fields } = error as { kind: string; code: string; fields: { field: string; code: string }[] }
    expect(fields.map((one) => one.code)).toEqual([code])
    return [kind, code, fields[0]?.field]
  }
}

test('V11 a method needs what belongs to it', () => {
  expect(checked({})).toEqual({ pickupPoint: null, shopId: null })
  expect(checked({ method: 'dpd_pickup' })).toEqual(['invalid', 'method_not_offered', 'method'])
  for (const pickupPoint of [null, ' ']) {
    expect(checked({ method: 'inpost_locker', pickupPoint })).toEqual([
      'invalid',
      'pickup_point_required',
      'pickupPoint',
    ])
  }
  expect(checked({ method: 'inpost_locker', pickupPoint: ' WAW1 ' })).toEqual({ pickupPoint: 'WAW1', shopId: null })
  expect(checked({ method: 'store_pickup' })).toEqual(['invalid', 'shop_required', 'shopId'])
  expect(checked({ method: 'store_pickup', shopId: 5 })).toEqual({ pickupPoint: null, shopId: 5 })
  expect(checked({ method: 'store_pickup', shopId: 6 })).toEqual(['conflict', 'shop_unavailable', 'shopId'])
})

test('V11 what does not belong to the method is dropped, two places are refused', () => {
  expect(checked({ pickupPoint: 'WAW1' })).toEqual({ pickupPoint: null, shopId: null })
  expect(checked({ shopId: 4 })).toEqual({ pickupPoint: null, shopId: null })
  expect(checked({ method: 'store_pickup', pickupPoint: 'WAW1', shopId: 4 })).toEqual([
    'invalid',
    'too_many_delivery_options',
    'shopId',
  ])
})

test('B09 cash on delivery only where it has a price', () => {
  expect(checked({ cashOnDelivery: true })).toEqual({ pickupPoint: null, shopId: null })
  expect(checked({ method: 'inpost_courier', cashOnDelivery: true })).toEqual([
    'invalid',
    'cod_not_offered',
    'cashOnDelivery',
  ])
})

test('V11 a way that does not go to the country is refused with seller, way and country', () => {
  const abroad = { ...group, unreached: ['gls_courier'] } as unknown as CartSellerGroup
  const params = { seller: 'ReKomp', method: 'gls_courier', country: 'DE' }
  expect(() => checkChoice(choice({ method: 'gls_courier' }), abroad, 'DE')).toThrow(
    expect.objectContaining({ fields: [{ field: 'method', code: 'country_not_served', params }] }),
  )
})
