import type { OfferedProvider } from '../../../../domains/payments/contract.ts'
import { refusalOf } from '../../../../domains/payments/rules/limits.ts'
import { formatMoney, type Money } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { ProviderMarks } from './provider-marks.tsx'

/** Providers as choices: how one pays there, how long it takes and what it costs; or why one cannot take the sum. */
export function useChoices(providers: readonly OfferedProvider[], sum: Money) {
  const t = useTexts('payment')
  const locale = useLocale()
  return providers.map((provider) => {
    const { code, limits, arrives } = provider
    const refusal = refusalOf(limits, sum)
    const bound = refusal && refusal !== 'currency' ? limits[sum.currency]?.[refusal] : undefined
    const values = {
      currency: sum.currency,
      price: bound === undefined ? '' : formatMoney(bound, sum.currency, locale),
    }
    return {
      value: code,
      label: t(code),
      text: refusal ? t(`refused_${refusal}`, values) : `${t(`${code}Text`)} ${t(`arrives_${arrives}`)}`,
      side: <ProviderMarks provider={provider} />,
      disabled: refusal !== undefined,
    }
  })
}
