import { expect, test } from 'vitest'
import type { SendingSettings } from '../../../../../domains/shipping/sending/contract.ts'
import { CHOICES, draftOf, readDraft } from './sending-draft.ts'

const settings: SendingSettings = {
  boxes: { small: { length: 300, width: 200, height: 75, weight: 2500 }, medium: null, large: null },
  print: 'a4',
  handOvers: { inpost_locker: 'courier' },
  collection: { days: ['mon', 'sat'], from: '09:00', until: '15:30', cutOff: '11:00', automatic: true },
}

test('what is shown and left alone is sent as it was, in every language', () => {
  for (const locale of ['pl-PL', 'en-US', 'de-DE'] as const) {
    expect(readDraft(draftOf(settings, locale))).toEqual({ settings, problems: {} })
    const bare = {
      boxes: { small: null, medium: null, large: null },
      print: 'a6',
      handOvers: {},
      collection: null,
    } as const
    expect(readDraft(draftOf(bare, locale))).toEqual({ settings: bare, problems: {} })
  }
  expect(draftOf(settings, 'pl-PL')).toMatchObject({ 'boxes.small.weight': '2,5', 'boxes.medium.weight': '' })
})

test('a box is whole or none, and what cannot be read is named by its field', () => {
  const { problems } = readDraft({
    ...draftOf(settings, 'pl-PL'),
    ...{ 'boxes.small.length': '30 cm', 'boxes.small.weight': '0,05', 'boxes.medium.height': '150' },
    ...{ 'collection.days': [], 'collection.from': '25:00', 'collection.cutOff': '' },
  })
  expect(problems).toEqual({
    ...{ 'boxes.small.length': 'notMillimetres', 'boxes.small.weight': 'notKilograms' },
    ...{ 'boxes.medium.length': 'boxIncomplete', 'boxes.medium.width': 'boxIncomplete' },
    ...{ 'boxes.medium.weight': 'boxIncomplete', 'collection.days': 'daysMissing' },
    ...{ 'collection.from': 'notAClock', 'collection.cutOff': 'notAClock' },
  })
  // Times that are switched off keep what was typed, and stop nobody from saving.
  expect(readDraft({ ...draftOf(settings, 'pl-PL'), collects: false, 'collection.from': '' })).toMatchObject({
    settings: { collection: null },
    problems: {},
  })
})

test('how a parcel is handed over is asked where there is more than one way', () => {
  expect(CHOICES).toEqual(expect.arrayContaining(['inpost_locker', 'inpost_courier', 'dpd_courier']))
  expect(CHOICES).not.toContain('gls_courier')
  expect(CHOICES).not.toContain('store_pickup')
})
