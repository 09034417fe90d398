import { expect, test } from 'vitest'
import type { MethodSetting } from '../../../../../domains/shipping/delivery-settings/rules/check-methods.ts'
import { draftOf, type MethodDraft, readDraft } from './method-draft.ts'

const courier: MethodSetting = {
  method: 'dpd_courier',
  enabled: true,
  price: 1999,
  codPrice: null,
  freeFrom: 30_000,
  transitDays: 0,
  externalId: null,
  sizePrices: { large: 3999 },
  areas: [{ countries: ['CZ', 'DE'], price: 4900, freeFrom: null, transitDays: 3 }],
}
const typed = (over: Partial<MethodDraft>): MethodDraft => ({ ...draft(), ...over })
const draft = () => {
  const [one] = draftOf([courier], 'pl-PL')
  if (!one) throw new Error('no draft')
  return one
}

test('E12 what is shown and left alone is sent as it was', () => {
  for (const locale of ['pl-PL', 'en-US', 'de-DE'] as const) {
    expect(readDraft(draftOf([courier], locale))).toEqual({ methods: [courier], problems: {} })
  }
  expect(draft()).toMatchObject({ price: '19,99', codPrice: '', freeFrom: '300,00', transitDays: '0' })
})

test('E12 what cannot be read is named by its place', () => {
  const { problems } = readDraft([
    typed({ price: ',' }),
    typed({ price: '10000,01', freeFrom: '0', transitDays: '' }),
    typed({ areas: [{ countries: [], price: '', freeFrom: '0', transitDays: '61' }] }),
    typed({ transitDays: '61', sizePrices: { small: '99999', medium: '', large: '' } }),
  ])
  expect(problems).toEqual({
    'methods.0.price': 'notAPrice',
    'methods.1.price': 'priceTooHigh',
    'methods.1.freeFrom': 'thresholdZero',
    'methods.2.areas.0.countries': 'countriesMissing',
    'methods.2.areas.0.price': 'notAPrice',
    'methods.2.areas.0.freeFrom': 'thresholdZero',
    'methods.2.areas.0.transitDays': 'daysTooMany',
    'methods.3.transitDays': 'daysTooMany',
    'methods.3.sizePrices.small': 'priceTooHigh',
  })
  // Days left empty are the market's.
  expect(readDraft([typed({ transitDays: '' })])).toMatchObject({ problems: {}, methods: [{ transitDays: null }] })
  expect(draftOf([{ ...courier, transitDays: null }], 'pl-PL')).toMatchObject([{ transitDays: '' }])
})
