import { currencySign } from '../../values/currency-words.ts'
import { type Currency, DEFAULT_CURRENCY } from '../../values/money.ts'
import { useLocale } from '../texts/use-texts.tsx'
import { useSettings } from '../use-root.ts'

/** What this market's prices are in, and its sign for the names of fields. */
export function useMarketCurrency(): { currency: Currency; sign: string } {
  const locale = useLocale()
  const currency = useSettings()?.currency ?? DEFAULT_CURRENCY
  return { currency, sign: currencySign(currency, locale) }
}
