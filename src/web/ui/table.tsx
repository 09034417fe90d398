import type { ReactNode } from 'react'

type Props = { caption: string; head?: readonly ReactNode[]; children: ReactNode; className?: string }

/** A plain table that scrolls sideways by itself when the screen is narrow. Rows and cells are ordinary `tr`, `th`, `td`. */
export function Table({ caption, head, children, className }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table
        className={`w-full border-collapse text-left text-sm [&_td]:py-2.5 [&_td]:pr-4 [&_th]:py-2.5 [&_th]:pr-4 [&_tr]:border-line [&_tr]:border-b ${className ?? ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        {head && (
          <thead className="text-xs text-muted">
            <tr>
              {head.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <th key={index} scope="col" className="font-medium">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** Names and values, as in a list of technical data. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="text-sm">
      {items.map((item) => (
        <div key={item.name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line border-b py-2.5">
          <dt className="text-muted">{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
