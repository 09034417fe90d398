import { MARKET_ZONE } from '../../../values/dates.ts'
import { wallTime, weekdayOf } from '../../../values/days.ts'
import { foldText } from '../../../values/text-fold.ts'

/** Days as carriers in Poland shorten them, from Monday on. */
const DAYS = [/^(pn|pon)$/, /^(wt|wto)$/, /^(sr|sro)$/, /^(cz|czw)$/, /^(pt|pia)$/, /^(sb|so|sob)$/, /^(nd|nie|niedz)$/]
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const PART = /^(?:([a-z]+)\.?(?:\s*-\s*([a-z]+)\.?)?:?\s*)?(\d{1,2}(?::\d{2})?)\s*-\s*(\d{1,2}(?::\d{2})?)$/

/**
 * Whether a point is open at a moment, by its hours in the carrier's words: `24/7`, `8:00-20:00`, `PN-PT 08:00-20:00; SB 9-14`. Null: they say
 * nothing, or in words that are not understood for certain, and then nobody is told.
 */
export function isPointOpen(hours: string | null, at: Date): boolean | null {
  if (hours === null) return null
  if (hours.trim() === '24/7') return true
  const { date, time } = wallTime(at, MARKET_ZONE)
  const today = WEEK.indexOf(weekdayOf(date))
  const now = minutes(time)
  let isOpen = false
  for (const part of foldText(hours)
    .split(/[;,|]/)
    .map((text) => text.trim())) {
    const [, first, last = first, from = '', until = ''] = PART.exec(part) ?? []
    const days = first === undefined ? [0, 6] : [dayOf(first), dayOf(last ?? first)]
    const [begin = -1, end = -1] = days
    const [opens, closes] = [minutes(from), minutes(until)]
    if (begin < 0 || end < begin || !(opens < closes && closes <= 24 * 60)) return null
    if (today >= begin && today <= end && now >= opens && now < closes) isOpen = true
  }
  return isOpen
}

const dayOf = (word: string) => DAYS.findIndex((day) => day.test(word))

function minutes(time: string): number {
  const [hour, minute = '0'] = time.split(':')
  return hour ? Number(hour) * 60 + Number(minute) : Number.NaN
}
