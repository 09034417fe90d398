import { postalExample } from '../../../../../values/postal-code.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import type { Wrong } from './check-draft.ts'

/** Words for what the form itself finds; `country`: that of the address. */
export function useFieldTexts(): (problem: Wrong['problem'], country: string) => string {
  const t = useTexts('checkout')
  const notices = useTexts('notices')
  return (problem, country) => {
    if (problem === 'required') return notices('required')
    if (problem === 'email') return notices('invalidEmail')
    if (problem === 'phone') return t('invalidPhone')
    if (problem === 'postalCode') return t('invalidPostalCode', { example: postalExample(country) })
    if (problem === 'taxId') return t('invalidTaxId')
    return problem === 'terms' ? t('termsError') : t('acceptConditionError')
  }
}
