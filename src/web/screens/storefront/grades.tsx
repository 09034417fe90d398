import { useLoaderData } from 'react-router'
import { TWO_REASONS } from '../../../domains/units/rules/examples.ts'
import { gradeRules, NEWEST_GRADE_RULES } from '../../../domains/units/rules/grade-rules.ts'
import { UNIT_GRADES } from '../../../domains/units/rules/rule.ts'
import { browserLoader, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { dayText, gradeSentence } from '../../parts/units/grade-words.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { GradeSection } from './grades/grade-section.tsx'
import { Keys, loadKeys } from './grades/keys.tsx'
import { WhatIsMeasured } from './grades/what-is-measured.tsx'

export const loader = serverLoader(loadKeys)
export const clientLoader = browserLoader(loadKeys)

export const meta = pageMeta

/** Parts of the page that readers of a passport look for. */
const PARTS = { how: 'howTitle', measured: 'measuredTitle', keys: 'keysTitle' } as const
const HOW = ['how20', 'how50', 'howBattery', 'howTests', 'howData', 'howAccessories'] as const
const version = NEWEST_GRADE_RULES

/** How grades come about: written from the rules themselves, so that it cannot say anything else. */
export default function GradesScreen() {
  const title = usePageTitle()
  const { keys } = useLoaderData<typeof clientLoader>()
  const t = useTexts('units')
  const shell = useTexts('shell')
  const locale = useLocale()
  const words = { t, shell, locale }
  const { rules, groups, since } = gradeRules(version)
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 max-w-text">{t('intro')}</p>
      <p className="mt-2 max-w-text">{t('whoNames')}</p>
      <p className="mt-2 max-w-text text-muted text-sm">{t('version', { version, date: dayText(since, locale) })}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {Object.entries(PARTS).map(([part, name]) => (
          <li key={part}>
            <a href={`#${part}`} className="inline-block py-1 text-link">
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
      <figure className="mt-6 max-w-text rounded-lg border border-line bg-surface p-5">
        <figcaption className="text-muted text-sm">{t('sample')}</figcaption>
        <p className="mt-1 font-semibold">{gradeSentence(TWO_REASONS, version, words)}</p>
      </figure>
      <section aria-labelledby="how" className="mt-10 max-w-3xl">
        <h2 id="how" className="text-xl">
          {t('howTitle')}
        </h2>
        <dl className="mt-3 border-line border-t text-sm">
          {HOW.map((key) => (
            <div key={key} className="gap-x-8 border-line border-b py-3 sm:grid sm:grid-cols-[10rem_1fr]">
              <dt className="font-semibold">{t(key)}</dt>
              <dd className="mt-1 sm:mt-0">{t(`${key}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {UNIT_GRADES.map((grade) => (
        <GradeSection
          key={grade}
          grade={grade}
          rules={rules.filter(({ atMost }) => atMost === grade)}
          version={version}
          words={words}
        />
      ))}
      <section aria-labelledby="measured" className="mt-10 max-w-3xl">
        <h2 id="measured" className="text-xl">
          {t('measuredTitle')}
        </h2>
        <p className="mt-1 text-muted">{t('measuredText')}</p>
        <WhatIsMeasured groups={groups} words={words} />
      </section>
      <Keys keys={keys} words={words} />
    </div>
  )
}
