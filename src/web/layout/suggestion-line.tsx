import { History, Search } from 'lucide-react'
import type { Suggestion } from '../../domains/search-language/contract.ts'
import { cx } from '../ui/cx.ts'
import { pictureUrl } from '../ui/picture-url.ts'

/** A line of the list: of the market, or of what was searched for before. */
export type Line = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'past' }
type Props = { id: string; item: Line; chosen: boolean; onChoose: (href: string) => void }

export function SuggestionLine({ id, item, chosen, onChoose }: Props) {
  const Icon = item.kind === 'past' ? History : Search
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled at the search field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item.href)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm hover:bg-sunken',
        chosen && 'bg-accent-soft',
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
        <Icon className="mx-3 size-4 shrink-0 text-muted" aria-hidden="true" />
      )}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="numbers shrink-0 text-xs text-muted">{item.hint}</span>}
    </div>
  )
}
