import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** In place of a button that buys: the seller's holiday, its last day included. */
export function SellerAway({ until }: { until: string }) {
  const date = dateFormat(useLocale(), { day: 'numeric', month: 'long' }).format(new Date(until))
  return <p className="min-w-0 flex-1 self-center text-warning text-xs">{useTexts('shell')('onHoliday', { date })}</p>
}
