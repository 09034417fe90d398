import { useEffect, useState } from 'react'
import type { OpeningHours as Hours, Weekday } from '../../domains/shops/contract.ts'
import { dateFormat } from '../../values/dates.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'

const DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const SHORT: Record<string, Weekday> = {
  Mon: 'mon',
  Tue: 'tue',
  Wed: 'wed',
  Thu: 'thu',
  Fri: 'fri',
  Sat: 'sat',
  Sun: 'sun',
}
/** A Monday, for names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

/** Weekday and clock time of a moment in a time zone: `{ day: 'tue', time: '09:05' }`. */
export function localMoment(at: Date, timeZone: string): { day: Weekday; time: string } {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(at)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: SHORT[part('weekday')] ?? 'mon', time: `${part('hour')}:${part('minute')}` }
}

export function isOpenAt(hours: Hours, { day, time }: { day: Weekday; time: string }): boolean {
  const today = hours[day]
  return today.open && today.from <= time && time < today.to
}

/** R09: hours per weekday. Today and "open now" appear in the browser: the page itself is the same for everybody, whenever. */
export function OpeningHours({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const t = useTexts('catalog')
  const locale = useLocale()
  const [moment, setMoment] = useState<{ day: Weekday; time: string }>()
  useEffect(() => {
    const tick = () => setMoment(localMoment(new Date(), timeZone))
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [timeZone])
  const dayName = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <div>
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <h2 className="text-lg">{t('openingHours')}</h2>
        <span aria-live="polite">
          {moment && (
            <Badge tone={isOpenAt(hours, moment) ? 'good' : 'neutral'}>
              {t(isOpenAt(hours, moment) ? 'openNow' : 'closedNow')}
            </Badge>
          )}
        </span>
      </div>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t('openingHours')}</caption>
        <tbody className="divide-y divide-line border-line border-y">
          {DAYS.map((day, index) => {
            const { open, from, to } = hours[day]
            const isToday = moment?.day === day
            return (
              <tr key={day}>
                <th
                  scope="row"
                  className={cx('py-2 text-left first-letter:uppercase', isToday ? 'font-semibold' : 'font-normal')}
                >
                  {dayName.format(MONDAY + index * 86_400_000)}
                  {isToday && <span className="ml-2 text-xs font-normal text-muted">{t('today')}</span>}
                </th>
                <td className={cx('numbers py-2 text-right', isToday && 'font-semibold', !open && 'text-muted')}>
                  {open ? `${from}–${to}` : t('closed')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
