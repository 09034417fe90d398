import { dateFormat } from '../../../values/dates.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** A moment, to the minute, in Poland. */
export function When({ at }: { at: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at} className="numbers whitespace-nowrap">
      {dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))}
    </time>
  )
}
