import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { say } from '../news/letters.ts'
import { readPolicies } from '../policies.ts'
import { readReturnRules } from '../return-rules.ts'
import type { ReturnPolicy } from '../rules/may-open.ts'
import type { ReturnRules } from '../rules/periods.ts'
import { termsOf } from '../rules/terms.ts'
import type { ReturnTerms } from './contract.ts'

/** What holds for what is bought now, in words. Two statements, however many sellers. */
export async function readTerms(
  deps: Deps,
  companyIds: readonly number[],
  locale: Locale,
): Promise<[ReturnTerms, ...ReturnTerms[]]> {
  const [rules, policyOf] = await Promise.all([readReturnRules(deps), readPolicies(deps, companyIds)])
  const [first, ...rest] = companyIds.map((id) => ({ companyId: id, ...inWords(policyOf(id), rules, locale) }))
  return [must(first, 'a seller that is asked about'), ...rest]
}

/** The page has them as sentences: they cost no page a byte of script, and mails can say the same. */
export function inWords(policy: ReturnPolicy, rules: ReturnRules, locale: Locale): Omit<ReturnTerms, 'companyId'> {
  const { days, lawDays, isMore, paidBy, exchangeDays, claimMonths } = termsOf(policy, rules)
  const exchange = exchangeDays && { count: exchangeDays }
  const claim = claimMonths && { count: claimMonths }
  return {
    days,
    warrantyMonths: policy.warrantyMonths,
    brief: [
      say(locale, 'terms_days', { days }),
      say(locale, `terms_paid_${paidBy}`),
      ...(exchange ? [say(locale, 'terms_exchange', exchange)] : []),
      ...(claim ? [say(locale, 'terms_claim', claim)] : []),
    ],
    conformity: say(locale, 'terms_conformity', { count: rules.liableMonths }),
    lines: [
      say(locale, 'terms_linesConformity', { count: rules.liableMonths }),
      say(locale, isMore ? 'terms_linesMore' : 'terms_linesLaw', { days, law: lawDays }),
      say(locale, `terms_linesPaid_${paidBy}`),
      ...(exchange ? [say(locale, 'terms_linesExchange', exchange)] : []),
      ...(claim ? [say(locale, 'terms_linesClaim', claim)] : []),
    ],
  }
}
