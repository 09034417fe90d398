import { Link } from 'react-router'

/** An open ring with a dot on its way round: things go on. */
export function Brand({ name }: { name: string }) {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-md max-[22rem]:gap-1.5 text-xl font-bold tracking-tight"
    >
      <svg viewBox="0 0 24 24" className="size-7 shrink-0 text-accent" aria-hidden="true">
        <path
          d="M18.7 7.4A8.5 8.5 0 1 0 20.5 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="19.6" cy="7" r="2.3" fill="currentColor" />
      </svg>
      <span className="truncate">{name}</span>
    </Link>
  )
}
