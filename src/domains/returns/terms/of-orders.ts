import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { readPoliciesOf } from '../policies.ts'
import { readReturnRules } from '../return-rules.ts'
import { termsOf } from '../rules/terms.ts'
import type { MarketPeriods } from './contract.ts'
import { readPeriods } from './read-periods.ts'

/** What a contract says of withdrawal and conformity. */
export type ContractTerms = {
  /** Days to withdraw, by the law or as the operator lengthened them. */
  withdrawalDays: number
  /** The days that the terms name. */
  periods: MarketPeriods
  /** How long sellers answer for goods, in a sentence. */
  conformity: string
  /** Days for which the seller of an order takes goods back, where they are more. */
  moreDaysOf: (orderId: number) => number | null
}

/** What holds for orders as they were placed. A few statements, however many they are. */
export async function readContractTerms(
  deps: Deps,
  orders: readonly { id: number; companyId: number; placedAt: Date }[],
  locale: Locale,
): Promise<ContractTerms> {
  const [rules, periods, policyOf] = await Promise.all([
    readReturnRules(deps),
    readPeriods(deps),
    readPoliciesOf(deps, orders),
  ])
  return {
    withdrawalDays: rules.withdrawalDays,
    periods,
    conformity: translate(allTexts[locale].returns as Record<string, string>, locale, 'terms_linesConformity', {
      count: rules.liableMonths,
    }),
    moreDaysOf: (orderId) => {
      const { days, isMore } = termsOf(policyOf(orderId), rules)
      return isMore ? days : null
    },
  }
}
