import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { label: string; onClick: (() => void) | undefined; children: ReactNode }

/** A figure of the list that can be changed where it stands; only shown to those who may not. */
export function CellButton({ label, onClick, children }: Props) {
  if (!onClick) return <div>{children}</div>
  return (
    <button
      type="button"
      onClick={onClick}
      title={label}
      className="group -mx-2 -my-1.5 inline-flex min-h-11 items-start gap-1.5 rounded-md px-2 py-1.5 text-right hover:bg-sunken @max-3xl:items-center @max-3xl:text-left"
    >
      <span>{children}</span>
      <Pencil className="mt-1 size-3.5 shrink-0 text-edge group-hover:text-ink" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
