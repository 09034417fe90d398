import type { ReactNode } from 'react'
import type { TermsSection } from '../../i18n/terms/section.ts'
import { dateFormat } from '../../values/dates.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSettings } from '../use-root.ts'

type Props = {
  title: string
  sections: readonly TermsSection[]
  /** ISO day since when it binds. */
  validFrom?: string
  /** The text itself is Polish whatever the page's language. */
  polishOnly?: boolean
  /** Below the text: where one goes from here. */
  children?: ReactNode
}

/** A page of rules: contents beside the text, who runs the market at the end. */
export function TermsPage({ title, sections, validFrom, polishOnly, children }: Props) {
  const t = useTexts('terms')
  const locale = useLocale()
  const owner = useSettings()?.owner
  const date = dateFormat(locale, { dateStyle: 'long' })
  const lang = polishOnly && locale !== 'pl-PL' ? 'pl' : undefined
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:order-last">
        <h1 className="text-3xl">{title}</h1>
        {validFrom && (
          <p className="mt-2 text-sm text-muted">{t('validFrom', { date: date.format(new Date(validFrom)) })}</p>
        )}
        {polishOnly && locale !== 'pl-PL' && <Notice className="mt-6 max-w-text" title={t('bindingNote')} />}
        <div lang={lang} className="max-w-text">
          {sections.map((section, index) => (
            <section key={section.title} id={`s${index + 1}`} className="mt-9 scroll-mt-6">
              <h2 className="text-xl">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        {children && <div className="mt-8">{children}</div>}
        {owner && (
          <p className="mt-10 max-w-text border-line border-t pt-6 text-sm text-muted">
            {t('ownerLine', {
              name: owner.name,
              address: `${owner.street}, ${owner.postalCode} ${owner.city}`,
              taxId: owner.taxId,
              email: owner.email,
              phone: owner.phone,
            })}
          </p>
        )}
      </div>
      <nav aria-label={t('contents')} className="hidden text-sm lg:block lg:pt-2">
        <p className="font-semibold">{t('contents')}</p>
        <ol lang={lang} className="mt-2 border-line lg:border-l">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#s${index + 1}`}
                className="flex min-h-8 items-center py-1 text-muted hover:text-ink hover:underline lg:pl-4"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
