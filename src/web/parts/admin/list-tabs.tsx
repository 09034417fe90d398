import { Link, useSearchParams } from 'react-router'

type Props = {
  label: string
  /** What of the address says which list is shown. */
  name: string
  /** Null: the list without it. */
  tabs: readonly { value: string | null; label: string }[]
}

/** Lists of one page as links: each has an address, and what was looked for stays. */
export function ListTabs({ label, name, tabs }: Props) {
  const [address] = useSearchParams()
  const q = address.get('q')
  const to = (value: string | null) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(value !== null && { [name]: value }) })}`
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 pb-2 text-sm">
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={to(tab.value)}
          aria-current={address.get(name) === tab.value ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
