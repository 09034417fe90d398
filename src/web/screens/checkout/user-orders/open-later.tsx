import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** A part whose content is asked for once somebody opens it: a page of purchases does not fetch the documents of all. */
export function OpenLater({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="group border-line border-t px-4 sm:px-5"
      onToggle={(event) => setOpened((was) => was || event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        {title}
      </summary>
      {opened && <div className="pb-4">{children}</div>}
    </details>
  )
}
