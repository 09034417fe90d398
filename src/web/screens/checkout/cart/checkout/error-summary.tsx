import { focusField } from '../../../../parts/forms/focus-field.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { OrderProblem } from './use-order-problems.ts'

/** One line for each part that needs attention; each leads to its first field. */
export function ErrorSummary({ items }: { items: readonly OrderProblem[] }) {
  const t = useTexts('checkout')
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
