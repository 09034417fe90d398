import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'

const PARTS = ['prices', 'sending', 'couriers'] as const
type Part = (typeof PARTS)[number]

/** What `?part=` of an address names; prices where it names nothing. */
export const partOf = (url: URL): Part => PARTS.find((one) => one === url.searchParams.get('part')) ?? 'prices'

/** The parts of the page, each at an address of its own. */
export function PartLinks({ part }: { part: Part }) {
  const t = useTexts('sending')
  const company = useSearchParams()[0].get('company')
  return (
    <nav aria-label={t('parts')} className="mb-6 flex flex-wrap gap-x-6 border-line border-b text-sm">
      {PARTS.map((one) => (
        <Link
          key={one}
          to={`?${new URLSearchParams({ ...(company && { company }), ...(one !== 'prices' && { part: one }) })}`}
          aria-current={one === part ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {t(`part_${one}`)}
        </Link>
      ))}
    </nav>
  )
}
