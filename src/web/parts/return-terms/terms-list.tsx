import { useId } from 'react'
import { Link } from 'react-router'
import type { ReturnTerms } from '../../../domains/returns/terms/contract.ts'

/** What a seller promises about returns, on its own pages; below the law's words about them. */
export function TermsList({ title, terms }: { title: string; terms: ReturnTerms }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        <Link to="/policy" className="hover:underline">
          {title}
        </Link>
      </h2>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-sm">
        {terms.lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
