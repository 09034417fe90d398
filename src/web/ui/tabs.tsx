import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

type Tab = { id: string; label: ReactNode; content: ReactNode }

/** Tabs with arrow keys. Contents stay in the page (hidden), so that they are found by search. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (by: number) => {
    const index = tabs.findIndex((tab) => tab.id === chosen)
    const next = (index + by + tabs.length) % tabs.length
    setChosen(tabs[next]?.id)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b"
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1)
          if (event.key === 'ArrowLeft') move(-1)
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}t${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${base}p${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={cx(
              '-mb-px min-h-11 whitespace-nowrap border-b-2 px-4 text-sm font-medium',
              tab.id === chosen ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}p${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${base}t${tab.id}`}
          hidden={tab.id !== chosen}
          className="py-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
