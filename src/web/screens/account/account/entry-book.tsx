import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ADDRESS_LIMIT } from '../../../../domains/address-book/rules/address-limit.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EntryCard } from './entry-card.tsx'

type Entry = { id: number; isDefault: boolean }

type Props<E extends Entry> = {
  entries: readonly E[]
  /** Tells one entry from another, for the names of buttons. */
  nameOf: (entry: E) => string
  lines: (entry: E) => ReactNode
  /** The form for a new entry, or for one that is there. */
  form: (entry: E | undefined, close: () => void) => ReactNode
  onDefault: (entry: E) => void
  onRemove: (entry: E) => void
  texts: { add: string; empty: string; full: string }
  /** Below the list. */
  children?: ReactNode
}

/** A list of kept entries; adding and changing happen in its place, and the keyboard comes back to where it was. */
export function EntryBook<E extends Entry>({ entries, texts, form, ...book }: Props<E>) {
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    const left = before.current
    before.current = editing
    const place = (name: string) => list.current?.querySelector<HTMLElement>(name)
    if (editing !== null) place('form input')?.focus()
    else (place(`[data-edit="${left}"]`) ?? place('button'))?.focus()
  }, [editing])
  const close = () => setEditing(null)
  return (
    <div ref={list} className="flex flex-col gap-4">
      {editing === 'new' && <Panel title={texts.add}>{form(undefined, close)}</Panel>}
      {editing !== 'new' && entries.length < ADDRESS_LIMIT && (
        <Button className="self-start" data-edit="new" onClick={() => setEditing('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.add}
        </Button>
      )}
      {entries.length >= ADDRESS_LIMIT && <p className="text-sm text-muted">{texts.full}</p>}
      {entries.length === 0 && editing === null && <p className="py-2 text-muted">{texts.empty}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {entries.map((entry) =>
          editing === entry.id ? (
            <li key={entry.id} className="sm:col-span-2">
              <Panel>{form(entry, close)}</Panel>
            </li>
          ) : (
            <EntryCard
              key={entry.id}
              id={entry.id}
              isDefault={entry.isDefault}
              name={book.nameOf(entry)}
              onEdit={() => setEditing(entry.id)}
              onDefault={() => book.onDefault(entry)}
              onRemove={() => book.onRemove(entry)}
            >
              {book.lines(entry)}
            </EntryCard>
          ),
        )}
      </ul>
      {book.children}
    </div>
  )
}
