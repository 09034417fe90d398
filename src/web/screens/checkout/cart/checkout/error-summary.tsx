import { focusField } from '../../../../parts/forms/focus-field.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { CartProblem } from '../cart-problems.ts'
import type { Section, Wrong } from './check-draft.ts'

type Item = { field: string; text: string }

/** One line for each part that needs attention; each leads to its first field. */
export function ErrorSummary({ problems, wrong }: { problems: readonly CartProblem[]; wrong: readonly Wrong[] }) {
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
  const items: Item[] = [
    ...problems.map((problem) => ({ field: problem.field, text: ofCart(problem) })),
    ...sections.map((section) => ({
      field: wrong.find((one) => one.section === section)?.field ?? '',
      text: ofSection[section],
    })),
  ]
  if (items.length === 0) return null
  return (
    <Notice tone="danger" live title={t('errorsTitle', { count: items.length })}>
      <ul className="mt-1 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.field + item.text}>
            <button
              type="button"
              className="py-0.5 text-left underline underline-offset-4 hover:no-underline"
              onClick={() => focusField(item.field)}
            >
              {item.text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
