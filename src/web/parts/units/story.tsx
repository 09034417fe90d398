import type { UnitEventView } from '../../../domains/units/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { cx } from '../../ui/cx.ts'
import { byText, eventText } from './event-words.ts'
import type { UnitWords } from './unit-words.ts'

/** What happened to a unit, the newest first. */
export function Story({ events, words }: { events: readonly UnitEventView[]; words: UnitWords }) {
  const { p, locale } = words
  const day = dateFormat(locale, { dateStyle: 'long' })
  if (events.length === 0) return <p className="text-muted">{p('noEvents')}</p>
  return (
    <ol reversed aria-label={p('storyTitle')}>
      {[...events].reverse().map((event, index) => {
        const { title, more } = eventText(event, words)
        const last = index === events.length - 1
        return (
          <li key={event.seq} className="relative break-inside-avoid pb-5 pl-7 last:pb-0">
            {!last && (
              <span aria-hidden="true" className="absolute top-3 bottom-[-0.75rem] left-[0.3125rem] w-px bg-line" />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-1.5 left-0 size-3 rounded-full border-2',
                index === 0 ? 'border-accent bg-accent' : 'border-edge bg-paper',
              )}
            />
            <p className="font-medium">{title}</p>
            {more && <p className="text-sm">{more}</p>}
            {event.note && <p className="wrap-anywhere mt-0.5 max-w-text text-sm">„{event.note}”</p>}
            <p className="text-muted text-sm">
              <time dateTime={event.at}>{day.format(new Date(event.at))}</time>
              {' · '}
              {byText(event.by, words)}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
