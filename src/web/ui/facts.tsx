import type { ReactNode } from 'react'

/** Names and values, as in a list of technical data. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="text-sm">
      {items.map((item) => (
        <div key={item.name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line border-b py-2.5">
          <dt className="hyphens-auto text-muted">{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
