import { Link } from 'react-router'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** One's own messages and those of companies: for who has both. */
export function Inboxes({ companies, chosen }: { companies: readonly Mine[]; chosen: string }) {
  const t = useTexts('messages')
  if (companies.length === 0) return null
  const all = [
    { name: 'own', title: t('inbox_person') },
    ...companies.map(({ id, shortName }) => ({ name: String(id), title: shortName })),
  ]
  return (
    <nav aria-label={t('inboxes')} className="flex flex-wrap gap-x-6 border-line border-b">
      {all.map(({ name, title }) => (
        <Link
          key={name}
          to={name === 'own' ? '?' : `?inbox=${name}`}
          aria-current={name === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
