import { type Currency, TRANSFER_CURRENCY } from '../../../../values/money.ts'

/** Countries whose accounts SEPA transfers in euro reach, by the code in front of an IBAN. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI ' +
    'SK SM VA'
  ).split(' '),
)

/** How money reaches an account: inside Poland, by SEPA, or as a transfer abroad, which needs the bank's BIC. */
export type Way = 'domestic' | 'sepa' | 'crossBorder'
export const WAYS: readonly Way[] = ['domestic', 'sepa', 'crossBorder']

export function wayOf(iban: string, currency: Currency): Way {
  const country = iban.slice(0, 2)
  if (currency === TRANSFER_CURRENCY.domestic) return country === 'PL' ? 'domestic' : 'crossBorder'
  return currency === TRANSFER_CURRENCY.sepa && SEPA.has(country) ? 'sepa' : 'crossBorder'
}
