import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Translate } from '../../texts/registry.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** The seller's holiday in words, its last day included. */
export function awayWords(shell: Translate<'shell'>, locale: Locale, until: string): string {
  const date = dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(until))
  return shell('onHoliday', { date })
}

/** In place of a button that buys. */
export function SellerAway({ until }: { until: string }) {
  const words = awayWords(useTexts('shell'), useLocale(), until)
  return <p className="min-w-0 flex-1 self-center text-warning text-xs">{words}</p>
}
