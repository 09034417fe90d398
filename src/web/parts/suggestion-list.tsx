import { Search } from 'lucide-react'
import type { Suggestion } from '../../domains/search/contract.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'
import { pictureUrl } from '../ui/picture-url.ts'

type Props = { id: string; items: readonly Suggestion[]; active: number; onChoose: (href: string) => void }

/** The list under the search field. Focus stays in the field; the active line is told by `aria-activedescendant`. */
export default function SuggestionList({ id, items, active, onChoose }: Props) {
  const t = useTexts('shell')
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={items.length === 0}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
          <div
            key={`${item.kind} ${item.href}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item.href)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm hover:bg-sunken',
              index === active && 'bg-accent-soft',
            )}
          >
            {item.imageKey ? (
              <img
                src={pictureUrl(item.imageKey, 160)}
                alt=""
                width="40"
                height="30"
                className="h-8 w-10 rounded-sm object-contain"
              />
            ) : (
              <Search className="mx-3 size-4 shrink-0 text-muted" aria-hidden="true" />
            )}
            <span className="min-w-0 flex-1 truncate">{item.label}</span>
            {item.hint && <span className="numbers shrink-0 text-xs text-muted">{item.hint}</span>}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {items.length > 0 && t('suggestionsCount', { count: items.length })}
      </span>
    </>
  )
}
