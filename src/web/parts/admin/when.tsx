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
