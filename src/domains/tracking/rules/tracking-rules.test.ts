import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRACKING_MEANINGS } from '../../shipping/contract.ts'
import { foldTracking, storyOf, type ToldEvent } from './fold-tracking.ts'
import { askAfterFailure, nextAsk } from './next-ask.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const event = (meaning: ToldEvent['meaning'], hour: number, place: string | null = null): ToldEvent => ({
  ...{ code: meaning, meaning, place },
  at: at(hour),
})
const someEvent = fc
  .record({ meaning: fc.constantFrom(...TRACKING_MEANINGS), hour: fc.integer({ min: 0, max: 12 }) })
  .map(({ meaning, hour }) => event(meaning, hour))
const some = fc.array(someEvent, { maxLength: 12 })

describe('how a shipment stands', () => {
  test('in whatever order and however often it was told, it stands the same', () => {
    fc.assert(
      fc.property(some, fc.func(fc.integer()), fc.nat({ max: 3 }), (events, luck, times) => {
        const shuffled = events.toSorted((a, b) => luck(a) - luck(b))
        const repeated = [...shuffled, ...Array(times).fill(shuffled).flat()]
        expect(foldTracking(repeated)).toEqual(foldTracking(events))
      }),
    )
  })

  test('told in parts, with what was known before, it stands as told at once', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const first = foldTracking(one)
        const kept = first ? [{ ...first, code: first.meaning, place: null }] : []
        expect(foldTracking([...kept, ...other])).toEqual(foldTracking([...one, ...other]))
      }),
    )
  })

  test('what has arrived stays so, whatever is told late', () => {
    fc.assert(
      fc.property(some, (events) => {
        const open = events.filter(({ meaning }) => !['delivered', 'returned', 'cancelled'].includes(meaning))
        expect(foldTracking([...open, event('delivered', 5)])).toEqual({ meaning: 'delivered', at: at(5) })
      }),
    )
  })

  test.each([
    ['nothing is known', [], null],
    [
      'the latest of what happened on the way',
      [event('inTransit', 2), event('outForDelivery', 4), event('inTransit', 3)],
      'outForDelivery',
    ],
    ['it may go back to the road', [event('outForDelivery', 4), event('inTransit', 6)], 'inTransit'],
    ['a label that is told late', [event('handedOver', 2), event('labelReady', 9)], 'handedOver'],
    ['two at the same moment', [event('readyToCollect', 4), event('inTransit', 4)], 'readyToCollect'],
    ['the first end holds', [event('returned', 8), event('delivered', 5)], 'delivered'],
    ['an end before what is told of the way back', [event('cancelled', 1), event('inTransit', 9)], 'cancelled'],
  ] as const)('%s', (_, events, meaning) => {
    expect(foldTracking(events)?.meaning ?? null).toBe(meaning)
  })
})

test('the story is told newest first, and nothing twice in a row', () => {
  const events = [
    event('inTransit', 3, 'WAW'),
    event('handedOver', 1, 'KRA'),
    event('inTransit', 4, 'WAW'),
    event('inTransit', 5),
    event('inTransit', 6, 'POZ'),
    event('delivered', 9),
  ]
  expect(storyOf(events).map(({ meaning, at: when, place }) => [meaning, when.getUTCHours(), place])).toEqual([
    ['delivered', 9, null],
    ['inTransit', 6, 'POZ'],
    ['inTransit', 3, 'WAW'],
    ['handedOver', 1, 'KRA'],
  ])
})

describe('when the carrier is asked again', () => {
  const now = at(12)
  const minutes = (next: Date | null) => next && (next.getTime() - now.getTime()) / 60_000

  test.each([
    [null, 240],
    ['labelReady', 240],
    ['inTransit', 120],
    ['outForDelivery', 20],
    ['readyToCollect', 120],
    ['problem', 240],
    ['returning', 720],
    ['delivered', null],
    ['returned', null],
    ['cancelled', null],
  ] as const)('%s: in %s minutes', (meaning, wait) => {
    expect(minutes(nextAsk(meaning, at(0), now))).toBe(wait)
  })

  test('after failures ever more rarely, to twice a day; after sixty days nobody asks', () => {
    expect([1, 2, 3, 8, 9, 500].map((failures) => minutes(askAfterFailure(failures, at(0), now)))).toEqual([
      5, 10, 20, 640, 720, 720,
    ])
    const long = new Date(now.getTime() - 60 * 86_400_000)
    expect([nextAsk('inTransit', long, now), askAfterFailure(1, long, now)].map(minutes)).toEqual([120, 5])
    const longer = new Date(long.getTime() - 1)
    expect([nextAsk('inTransit', longer, now), askAfterFailure(1, longer, now)]).toEqual([null, null])
  })
})
