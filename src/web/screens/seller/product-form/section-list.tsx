import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SECTIONS, type SectionName } from './form-panel.tsx'
import { useOffer } from './offer-tools.ts'
import { sectionOf } from './section-of.ts'

/** The sections beside a long form: where one is, where something is wrong, and the way there. */
export function SectionList() {
  const t = useTexts('offer')
  const errors = useOffer((state) => state.errors)
  const [present, setPresent] = useState<SectionName>('basics')
  const wrong = new Set(Object.keys(errors).map(sectionOf))
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setPresent(seen.target.id.replace('section-', '') as SectionName)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const name of SECTIONS) {
      const section = document.getElementById(`section-${name}`)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [])
  const go = (name: SectionName) => {
    const section = document.getElementById(`section-${name}`)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('sections')} className="sticky top-6 hidden xl:block">
      <ul className="border-line border-l text-sm">
        {SECTIONS.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === present ? 'true' : undefined}
              onClick={() => go(name)}
              className="-ml-px flex min-h-10 w-full items-center border-transparent border-l-2 py-1 pl-3 text-left text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:font-semibold aria-[current=true]:text-ink"
            >
              {t(`section_${name}`)}
              {wrong.has(name) && <span className="ml-2 text-danger text-xs">{t('toMend')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
