import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { useTabInSight } from '../../../ui/use-tab-in-sight.ts'
import type { Section } from './sections.ts'

/** The parts of the configuration that this person may change. */
export function SectionTabs({ sections, present }: { sections: readonly Section[]; present: Section }) {
  const t = useTexts('configuration')
  const [chosen] = useSearchParams()
  const strip = useTabInSight(present)
  const address = (section: Section) => {
    const query = new URLSearchParams(chosen)
    query.set('section', section)
    return `?${query}`
  }
  return (
    <nav ref={strip} aria-label={t('sections')} className="-mx-4 mb-6 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max gap-1 border-line border-b">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={address(section)}
              aria-current={section === present ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`section_${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
