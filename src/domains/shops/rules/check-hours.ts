import type { FieldError } from '../../../values/failure.ts'
import type { OpeningDay, OpeningException, OpeningHours } from '../contract.ts'
import { intervalsOf } from './opening-state.ts'

const MINUTES_OF_DAY = 1440

/** What is wrong with the hours of a week and the dates that differ; fields as the body has them (`hours.mon.more.0`). */
export function hoursProblems(hours: OpeningHours, exceptions: readonly OpeningException[]): FieldError[] {
  const week = Object.entries(hours).flatMap(([day, one]) => dayProblems(one, `hours.${day}`))
  const dates = new Set<string>()
  const special = exceptions.flatMap((one, index) => {
    const field = `exceptions.${index}`
    const repeated = dates.has(one.date) ? [{ field: `${field}.date`, code: 'exception_repeated' }] : []
    dates.add(one.date)
    return [...repeated, ...dayProblems(one, field)]
  })
  return [...week, ...special]
}

function dayProblems(day: OpeningDay, field: string): FieldError[] {
  const spans = intervalsOf(day).map(({ from, to }) => {
    const start = minutes(from)
    const end = minutes(to)
    return { start, end: end > start ? end : end + MINUTES_OF_DAY, empty: from === to && from !== '00:00' }
  })
  return spans.flatMap(({ start, empty }, index) => {
    const place = index === 0 ? field : `${field}.more.${index - 1}`
    if (empty) return [{ field: place, code: 'hours_equal' }]
    const before = spans[index - 1]
    // In the order of the day, with a break between.
    return before && start <= before.end ? [{ field: place, code: 'hours_overlap' }] : []
  })
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
