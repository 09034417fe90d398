import { Link } from 'react-router'

type Props = { question?: string; to: string; label: string }

/** A question and the link that answers it. */
export function FootLink({ question, to, label }: Props) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2">
      {question && <span className="text-muted">{question}</span>}
      <Link to={to} className="inline-flex min-h-11 items-center text-link">
        {label}
      </Link>
    </p>
  )
}
