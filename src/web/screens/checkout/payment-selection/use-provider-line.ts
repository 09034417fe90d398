import type { OfferedProvider } from '../../../../domains/payments/contract.ts'
import { refusalOf } from '../../../../domains/payments/rules/limits.ts'
import { formatMoney, type Money } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** The line under a provider's name: how one pays, how long it takes and what it costs; or why it cannot take the sum. */
export function useProviderLine(sum: Money): (provider: OfferedProvider) => string {
  const t = useTexts('payment')
  const locale = useLocale()
  return ({ code, limits, arrives }) => {
    const refusal = refusalOf(limits, sum)
    if (!refusal) return `${t(`${code}Text`)} ${t(`arrives_${arrives}`)}`
    if (refusal === 'currency') return t('refused_currency', { currency: sum.currency })
    const bound = limits[sum.currency]?.[refusal]
    return t(`refused_${refusal}`, { price: bound === undefined ? '' : formatMoney(bound, sum.currency, locale) })
  }
}
