import { dateFormat } from '../../../values/dates.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** A moment, to the minute. */
export function When({ at }: { at: string | null }) {
  const locale = useLocale()
  if (!at) return <span className="text-muted">–</span>
  return (
    <time dateTime={at} className="numbers whitespace-nowrap">
      {dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))}
    </time>
  )
}

/** The last day of a time that ends with its last moment: midnight belongs to the day before. */
export function LastDay({ at }: { at: string | null }) {
  return <Day at={at && new Date(Date.parse(at) - 1).toISOString()} />
}

/** A day; the moment, too, for who points at it. */
export function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  if (!at) return <span className="text-muted">–</span>
  const moment = new Date(at)
  return (
    <time
      dateTime={at}
      title={dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(moment)}
      className="numbers whitespace-nowrap"
    >
      {dateFormat(locale, { dateStyle: 'short' }).format(moment)}
    </time>
  )
}
