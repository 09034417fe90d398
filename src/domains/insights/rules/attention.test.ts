import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

const fine = { status: 'approved', missing: 0, methods: ['dpd_courier'], shops: 0, troubled: 0, drafts: 0 } as const

test('R22 a company that has everything needs nothing', () => {
  expect(attentionOf(fine)).toEqual([])
})

test('R22 what keeps from selling is named, the gravest first', () => {
  expect(attentionOf({ ...fine, status: 'draft', missing: 2, methods: [], drafts: 3 })).toEqual([
    { kind: 'companyDraft', count: 1 },
    { kind: 'requirementsMissing', count: 2 },
    { kind: 'deliveryMissing', count: 1 },
    { kind: 'draftsWaiting', count: 3 },
  ])
  expect(attentionOf({ ...fine, methods: ['store_pickup'] })).toEqual([{ kind: 'pickupWithoutShop', count: 1 }])
  expect(attentionOf({ ...fine, methods: ['store_pickup'], shops: 1 })).toEqual([])
  const statuses = (['submitted', 'rejected', 'suspended'] as const).flatMap((status) =>
    attentionOf({ ...fine, status }),
  )
  expect(statuses.map((one) => one.kind)).toEqual(['companyWaiting', 'companyRejected', 'companySuspended'])
})

test('R22 parcels that are held up come before all else', () => {
  expect(attentionOf({ ...fine, status: 'suspended', troubled: 2 })).toEqual([
    { kind: 'parcelsInTrouble', count: 2 },
    { kind: 'companySuspended', count: 1 },
  ])
})
