import { dateFormat } from '../../../values/dates.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** A moment of the next days, as people say it: weekday, day and hour. */
export function useWaitsUntil(): (at: string) => string {
  const locale = useLocale()
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return (at) => dateFormat(locale, options).format(new Date(at))
}
