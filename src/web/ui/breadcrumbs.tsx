import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'

/** The last crumb is the page itself: without a link. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTexts('shell')
  return (
    <nav aria-label={t('breadcrumbs')} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.to ? (
              <Link to={item.to} className="py-0.5 hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="py-0.5 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
