import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actorsOf, INCIDENT_REASONS, TRACKING_MEANINGS } from '../../shipping/contract.ts'
import { expectedArrival } from './expected-arrival.ts'
import { foldTracking, storyOf, type ToldEvent } from './fold-tracking.ts'
import { incidentOf } from './incident.ts'
import { askAfterFailure, nextAsk } from './next-ask.ts'
import { waitingOf } from './waiting.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const event = (meaning: ToldEvent['meaning'], hour: number, place: string | null = null): ToldEvent => ({
  ...{ code: meaning, meaning, place },
  at: at(hour),
})
const someEvent = fc
  .record({ meaning: fc.constantFrom(...TRACKING_MEANINGS), hour: fc.integer({ min: 0, max: 12 }) })
  .map(({ meaning, hour }) => event(meaning, hour))
const some = fc.array(someEvent, { maxLength: 12 })
/** Words of InPost with what they mean, those it has not told us yet among them. */
const MEANT: Partial<Record<ToldEvent['meaning'], string>> = {
  labelReady: 'confirmed',
  handedOver: 'collected_from_sender',
  inTransit: `adopted_at_source_branch sent_from_sorting_center adopted_at_target_branch delay_in_delivery redirect_to_box
    canceled_redirect_to_box teleported`,
  outForDelivery: 'out_for_delivery',
  readyToCollect: 'ready_to_pickup pickup_reminder_sent',
  problem: `undelivered undelivered_wrong_address undelivered_cod_cash_receiver oversized missing claimed claim_created
    unstack_from_customer_service_point undelivered_as_never_before`,
  returning: 'pickup_time_expired rejected_by_receiver',
  delivered: 'delivered',
  returned: 'returned_to_sender',
  cancelled: 'canceled',
}
const meanings = new Map(
  TRACKING_MEANINGS.flatMap((meaning) => (MEANT[meaning] ?? '').split(/\s+/).map((word) => [word, meaning] as const)),
)
const WORDS = [...meanings.keys()].filter(Boolean)
function told(code: string, hour: number): ToldEvent {
  const meaning = meanings.get(code)
  if (!meaning) throw new Error(`nobody says ${code}`)
  return { code, meaning, at: at(hour), place: null }
}
const someTold = fc
  .record({ code: fc.constantFrom(...WORDS), hour: fc.integer({ min: 0, max: 8 }) })
  .map(({ code, hour }) => told(code, hour))
const story = fc.array(someTold, { maxLength: 14 })
const shuffledAndRepeated = (events: readonly ToldEvent[], luck: (event: ToldEvent) => number, times: number) => {
  const shuffled = events.toSorted((a, b) => luck(a) - luck(b))
  return [...shuffled, ...Array(times).fill(shuffled).flat()] as ToldEvent[]
}

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

describe('what keeps a shipment from going on', () => {
  test('in whatever order and however often it was told, it is held up by the same, waits the same and has the same story', () => {
    fc.assert(
      fc.property(story, fc.func(fc.integer()), fc.nat({ max: 3 }), (events, luck, times) => {
        const again = shuffledAndRepeated(events, luck, times)
        expect(incidentOf('inpost', again)).toEqual(incidentOf('inpost', events))
        expect(waitingOf('inpost', again, 48, at(9))).toEqual(waitingOf('inpost', events, 48, at(9)))
        expect(foldTracking(again)).toEqual(foldTracking(events))
      }),
    )
  })

  test('nothing holds up what has arrived, whatever is told late', () => {
    fc.assert(
      fc.property(story, (events) => {
        const open = events.filter(({ meaning }) => !['delivered', 'returned', 'cancelled'].includes(meaning))
        expect(incidentOf('inpost', [...open, told('delivered', 4)])).toBeNull()
      }),
    )
  })

  test('it ends when the shipment comes to a door or a point', () => {
    fc.assert(
      fc.property(story, fc.constantFrom('out_for_delivery', 'ready_to_pickup'), (events, word) => {
        const open = events.filter(({ meaning }) => !['delivered', 'returned', 'cancelled'].includes(meaning))
        expect(incidentOf('inpost', [...open, told(word, 9)])).toBeNull()
      }),
    )
  })

  test.each([
    ['nothing', ['collected_from_sender'], null],
    ['a door that nobody opened', ['out_for_delivery', 'undelivered'], 'notMet'],
    ['which ends when it goes on', ['undelivered', 'adopted_at_target_branch'], null],
    ['what turned back stays so on its way', ['pickup_time_expired', 'sent_from_sorting_center'], 'notCollected'],
    ['until it waits again', ['pickup_time_expired', 'sent_from_sorting_center', 'ready_to_pickup'], null],
    ['a refusal', ['rejected_by_receiver'], 'refused'],
    ['no money', ['undelivered_cod_cash_receiver'], 'cashMissing'],
    ['an address', ['undelivered_wrong_address'], 'wrongAddress'],
    ['its size', ['oversized'], 'tooLarge'],
    ['lost', ['missing'], 'missing'],
    ['a claim, by whatever word', ['claim_created'], 'claimed'],
    ['out of a point', ['unstack_from_customer_service_point'], 'takenOut'],
    ['a delay', ['delay_in_delivery'], 'delayed'],
    ['back at the seller', ['returned_to_sender'], 'cameBack'],
    ['called off', ['canceled'], 'calledOff'],
    ['a problem nobody knows', ['undelivered_as_never_before'], 'unknown'],
    ['a word that nobody knows and that tells of no problem', ['teleported'], null],
  ] as const)('%s', (_, words, reason) => {
    const events = words.map((word, hour) => told(word, hour))
    expect(incidentOf('inpost', events)?.reason ?? null).toBe(reason)
  })

  test('a carrier without words of its own is understood by what they mean; its word is kept', () => {
    const one = { ...event('problem', 2), code: 'X17' }
    expect(incidentOf('poczta', [one])).toEqual({ reason: 'unknown', at: at(2), code: 'X17' })
    expect(incidentOf('__proto__', [{ ...one, code: 'constructor' }])?.reason).toBe('unknown')
  })

  test('somebody can act on every reason', () => {
    for (const reason of INCIDENT_REASONS) expect(actorsOf(reason).length).toBeGreaterThan(0)
  })
})

describe('when it comes', () => {
  const promised = { from: '2026-11-20', until: '2026-11-24' }
  const asked = (over: Partial<Parameters<typeof expectedArrival>[0]>) =>
    expectedArrival({ promised, state: null, isHeldUp: false, today: '2026-11-18', ...over })
  const state = (meaning: ToldEvent['meaning'], day = '2026-11-20') => ({ meaning, day })

  test.each([
    ['as promised', {}, promised, false],
    ['from today on when the first day is over', { today: '2026-11-22' }, { ...promised, from: '2026-11-22' }, false],
    ['no more when the last day is over', { today: '2026-11-25' }, null, true],
    ['nothing was promised', { promised: null }, null, false],
    ['held up', { isHeldUp: true }, null, false],
    ['held up, and over', { isHeldUp: true, today: '2026-11-25' }, null, true],
    [
      'the courier is out with it, also after what was promised',
      { state: state('outForDelivery', '2026-11-26'), today: '2026-11-26' },
      { from: '2026-11-26', until: '2026-11-26' },
      false,
    ],
    [
      'the courier was out with it yesterday',
      { state: state('outForDelivery'), today: '2026-11-21' },
      { ...promised, from: '2026-11-21' },
      false,
    ],
    ['it waits to be collected', { state: state('readyToCollect'), today: '2026-11-29' }, null, false],
    ['it has arrived', { state: state('delivered'), today: '2026-11-29' }, null, false],
    ['it goes back', { state: state('returning') }, null, false],
  ] as const)('%s', (_, over, expects, late) => {
    expect(asked(over)).toEqual({ expects, late })
  })

  test('a day that is over is never told', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
    const days = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, until: b } : { from: b, until: a }))
    const standing = fc.option(fc.record({ meaning: fc.constantFrom(...TRACKING_MEANINGS), day }))
    fc.assert(
      fc.property(fc.option(days), standing, fc.boolean(), day, (promise, stands, isHeldUp, today) => {
        const { expects } = expectedArrival({ promised: promise, state: stands, isHeldUp, today })
        if (!expects) return
        expect(isHeldUp).toBe(false)
        expect(expects.from >= today && expects.until >= expects.from).toBe(true)
      }),
    )
  })
})

describe('until when it waits', () => {
  const waits = (words: readonly string[], hours = 48, now = at(10)) =>
    waitingOf(
      'inpost',
      words.map((word, hour) => told(word, hour)),
      hours,
      now,
    )
  const later = (hours: number) => new Date(at(0).getTime() + hours * 3_600_000)

  test('about so many hours from the first moment; a reminder makes it no longer and is told', () => {
    expect(waits(['ready_to_pickup'])).toEqual({ until: later(48), isReminded: false, isElsewhere: false })
    expect(waits(['ready_to_pickup', 'pickup_reminder_sent'])).toEqual({
      until: later(48),
      isReminded: true,
      isElsewhere: false,
    })
  })

  test('nothing where the operator knows nothing, and no moment that is over', () => {
    expect(waits(['ready_to_pickup'], 0)?.until).toBeNull()
    expect(waits(['ready_to_pickup'], 48, later(49))?.until).toBeNull()
    expect(waits(['out_for_delivery'])).toBeNull()
    expect(waits(['ready_to_pickup', 'delivered'])).toBeNull()
  })

  test('from when it came back to wait, and elsewhere where the carrier has taken it', () => {
    const words = ['ready_to_pickup', 'redirect_to_box', 'ready_to_pickup']
    expect(waits(words)).toEqual({ until: later(50), isReminded: false, isElsewhere: true })
    expect(waits(['redirect_to_box', 'canceled_redirect_to_box', 'ready_to_pickup'])?.isElsewhere).toBe(false)
  })
})
