import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type Props = { to: string; label: string; icon: LucideIcon; count?: number }

/** A link of the header: an icon, its name for everyone who does not see it, and a number. */
export function HeaderLink({ to, label, icon: Icon, count = 0 }: Props) {
  const shown = count > 99 ? '99+' : `${count}`
  // Who speaks to the browser says what one sees: the name holds the same words.
  const name = label.replace(`${count}`, shown)
  return (
    <Link
      to={to}
      aria-label={name}
      title={name}
      className="relative inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-sunken"
    >
      <Icon className="size-5" aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="numbers absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent"
        >
          {shown}
        </span>
      )}
    </Link>
  )
}
