import { expect, test } from 'vitest'
import { collectionPause } from './collection-pause.ts'
import { bindsLabels, COLLECTION_STATES, mayBecome } from './collection-states.ts'
import { groupReady } from './group-ready.ts'
import { isTimeToCollect, whenProblem } from './when-to-collect.ts'

test('an order for a courier goes only where its table leads, and no state leads to asking twice', () => {
  const steps = COLLECTION_STATES.flatMap((from) =>
    COLLECTION_STATES.flatMap((to) => (mayBecome(from, to) ? [`${from} ${to}`] : [])),
  )
  expect(steps).toEqual([
    ...['requested asking', 'requested failed', 'requested cancelled'],
    ...['asking requested', 'asking ordered', 'asking confirmed', 'asking failed', 'asking uncertain'],
    ...['ordered confirmed', 'ordered failed', 'ordered cancelled', 'confirmed cancelled'],
    ...['uncertain confirmed', 'uncertain failed'],
  ])
  expect(COLLECTION_STATES.filter((state) => !bindsLabels(state))).toEqual(['failed', 'cancelled'])
})

const now = { date: '2026-11-24', time: '10:30' }
const hours = { day: '2026-11-24', from: '09:00', until: '16:00' }
const isHoliday = (date: string) => date === '2026-11-26'

test('a courier comes on a working day or Saturday of the coming week, at hours that are not over', () => {
  const problem = (part: Partial<typeof hours>) => {
    const found = whenProblem({ ...hours, ...part }, now, isHoliday)
    return found && `${found.field} ${found.code}`
  }
  expect(['2026-11-24', '2026-11-25', '2026-11-28', '2026-12-01'].map((day) => problem({ day }))).toEqual(
    Array(4).fill(undefined),
  )
  // Gone, a holiday, a Sunday, too far ahead.
  expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-12-02'].map((day) => problem({ day }))).toEqual(
    Array(4).fill('day collection_day'),
  )
  expect(problem({ from: '16:00' })).toBe('until collection_hours')
  expect([problem({ until: '10:30' }), problem({ until: '10:31' })]).toEqual(['until collection_passed', undefined])
  expect(problem({ day: '2026-11-25', until: '10:00' })).toBeUndefined()
})

test('parcels are collected by themselves from the cut-off on, on the days that are set, never on holidays', () => {
  const times = { days: ['tue', 'thu'], until: '16:00', cutOff: '12:00', automatic: true }
  const at = (date: string, time: string, part: object = {}) =>
    isTimeToCollect({ ...times, ...part }, { date, time }, isHoliday)
  expect([at('2026-11-24', '11:59'), at('2026-11-24', '12:00'), at('2026-11-24', '15:59')]).toEqual([false, true, true])
  expect([at('2026-11-24', '16:00'), at('2026-11-25', '12:00'), at('2026-11-26', '12:00')]).toEqual(
    Array(3).fill(false),
  )
  expect(at('2026-11-24', '12:00', { automatic: false })).toBe(false)
})

test('parcels go together that one courier takes from one address', () => {
  const label = (id: number, carrier: string, street: string) => ({
    ...{ id, carrier },
    consignment: {
      sender: {
        ...{ company: 'A', firstName: '', lastName: '', email: '', phone: '1' },
        address: { street, postalCode: '31-147', city: 'Kraków', country: 'PL' },
      },
    },
  })
  const labels = [label(1, 'inpost', 'Długa 1'), label(2, 'dpd', 'Długa 1'), label(3, 'inpost', 'Długa 1')]
  const groups = groupReady([...labels, label(4, 'inpost', 'Krótka 1')])
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2], [4]])
})

test('pauses grow to half an hour and come to an end', () => {
  expect([collectionPause(0), collectionPause(7), collectionPause(8)]).toEqual([10_000, 1_280_000, undefined])
})
