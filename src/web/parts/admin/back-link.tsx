import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** From one thing back to the list of all. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-1 text-link text-sm">
      <ChevronLeft className="size-4" aria-hidden="true" />
      {text}
    </Link>
  )
}
