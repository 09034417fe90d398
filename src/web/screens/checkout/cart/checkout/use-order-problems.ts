import { useTexts } from '../../../../texts/use-texts.tsx'
import type { CartProblem } from '../cart-problems.ts'
import type { Section, Wrong } from './check-draft.ts'

/** One for each part that needs attention; `field`: the first place to go to. */
export type OrderProblem = { field: string; text: string }

/** What keeps the cart from being ordered, in words, in the order of the page. */
export function useOrderProblems(problems: readonly CartProblem[], wrong: readonly Wrong[]): OrderProblem[] {
  const t = useTexts('checkout')
  const ofSection: Record<Section, string> = {
    buyer: t('userDataIncomplete'),
    address: t('addressIncomplete'),
    invoice: t('invoiceIncomplete'),
    condition: t('acceptConditionError'),
    terms: t('termsError'),
  }
  const ofCart = ({ kind, name }: CartProblem) => {
    if (kind === 'line') return t('lineProblem', { title: name })
    if (kind === 'seller') return t('sellerProblem', { seller: name })
    if (kind === 'onDelivery') return t('onDeliveryClosedOf', { seller: name })
    return t(kind === 'point' ? 'noPointOf' : 'noDeliveryOf', { seller: name })
  }
  const sections = [...new Set(wrong.map((one) => one.section))]
  return [
    ...problems.map((problem) => ({ field: problem.field, text: ofCart(problem) })),
    ...sections.map((section) => ({
      field: wrong.find((one) => one.section === section)?.field ?? '',
      text: ofSection[section],
    })),
  ]
}
