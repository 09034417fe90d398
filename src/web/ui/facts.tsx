import type { ReactNode } from 'react'

/** Names and values, as in a list of technical data. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    // The names take at least their longest word: German ones break nowhere else.
    <dl className="grid grid-cols-[minmax(min-content,2fr)_minmax(0,3fr)] gap-x-4 text-sm">
      {items.map((item) => (
        <div key={item.name} className="col-span-2 grid grid-cols-subgrid border-line border-b py-2.5">
          <dt className="hyphens-auto text-muted">{item.name}</dt>
          <dd className="wrap-anywhere min-w-0">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
