import type { OpeningDay } from '../../../../domains/shops/contract.ts'
import { dayOf, intervalsOf, type Opening } from '../../../../domains/shops/rules/opening-state.ts'
import { MARKET_ZONE } from '../../../../values/dates.ts'
import { addDays, wallTime, weekdayOf } from '../../../../values/days.ts'
import { pickText } from '../../../../values/locale.ts'
import { OpenBadge } from '../../../parts/shop/open-badge.tsx'
import { dateName, dayName, WEEK } from '../../../parts/shop/opening-words.ts'
import { useOpeningState } from '../../../parts/shop/use-opening-state.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'

/** Days for which differing dates are told. */
const WEEKS_AHEAD = 42

/** R09: hours of the week, today marked, and the dates that differ soon. */
export function OpeningHours({ opening }: { opening: Opening }) {
  const t = useTexts('place')
  const locale = useLocale()
  const now = useOpeningState(opening)
  const today = now && wallTime(now.at, opening.timeZone).date
  // Before the browser knows the day all coming ones are told, as the page was drawn.
  const soon = opening.exceptions.filter(({ date }) => !today || (date >= today && date <= addDays(today, WEEKS_AHEAD)))
  return (
    <section aria-labelledby="hours">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="hours" className="text-lg">
          {t('openingHours')}
        </h2>
        <OpenBadge opening={opening} />
      </div>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t('openingHours')}</caption>
        <tbody className="divide-y divide-line border-line border-y">
          {WEEK.map((day) => {
            const isToday = today !== undefined && weekdayOf(today) === day
            const shown = isToday ? dayOf(opening, today) : opening.hours[day]
            return (
              <tr key={day}>
                <th
                  scope="row"
                  className={cx(
                    'py-2 text-left align-top first-letter:uppercase',
                    isToday ? 'font-semibold' : 'font-normal',
                  )}
                >
                  {dayName(locale, day)}
                  {isToday && <span className="ml-2 font-normal text-muted text-xs">{t('today')}</span>}
                </th>
                <HoursCell day={shown} strong={isToday} />
              </tr>
            )
          })}
        </tbody>
      </table>
      {soon.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold text-sm">{t('exceptions')}</h3>
          <table className="mt-2 w-full text-sm">
            <caption className="sr-only">{t('exceptions')}</caption>
            <tbody className="divide-y divide-line border-line border-y">
              {soon.map((one) => (
                <tr key={one.date}>
                  <th scope="row" className="py-2 text-left align-top font-normal">
                    {dateName(locale, one.date)}
                    {pickText(one.label, locale) && (
                      <span className="block text-muted text-xs">{pickText(one.label, locale)}</span>
                    )}
                  </th>
                  <HoursCell day={one} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {opening.timeZone !== MARKET_ZONE && (
        <p className="mt-2 text-muted text-xs">{t('zoneOther', { zone: opening.timeZone.replaceAll('_', ' ') })}</p>
      )}
    </section>
  )
}

function HoursCell({ day, strong }: { day: OpeningDay; strong?: boolean }) {
  const t = useTexts('place')
  const spans = intervalsOf(day)
  return (
    <td
      className={cx('numbers py-2 text-right align-top', strong && 'font-semibold', spans.length === 0 && 'text-muted')}
    >
      {spans.length === 0 && t('closed')}
      {spans.map(({ from, to }) => (
        <span key={from} className="block">
          {from === to ? t('wholeDay') : `${from}–${to}`}
        </span>
      ))}
    </td>
  )
}
