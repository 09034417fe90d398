import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TermsSection } from '../../i18n/terms/shape.ts'
import { DEFAULT_LOCALE, languageOf, localePath } from '../../values/locale.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSettings } from '../use-root.ts'
import { BlockView, type Section, sectionsOf } from './page-text/blocks.tsx'
import type { LoadedText } from './page-text/load-text.ts'
import { Standing } from './page-text/standing.tsx'

type Props = {
  title: string
  /** What the operator wrote; where that is nothing, `sections` stand. */
  text: LoadedText
  sections: readonly TermsSection[]
  /** ISO day since when `sections` bind. */
  validFrom?: string
  /** The Polish text binds; in another language a translation of it is shown. */
  polishBinds?: boolean
  /** Above the text. */
  above?: ReactNode
  /** Below the text: where one goes from here. */
  children?: ReactNode
}

const asBlocks = ({ title, paragraphs }: TermsSection): Section => ({
  title,
  body: paragraphs.map((words) => ({ kind: 'paragraph', parts: [words] })),
})

/** Which text binds, and where it is. A version that nobody has translated has the general text below: that is no translation of it. */
function PolishBinds({ text: { page, version, missing } }: { text: LoadedText }) {
  const t = useTexts('terms')
  const query = version && version.state !== 'inForce' ? `?version=${version.number}` : ''
  return (
    <Notice className="mt-6 max-w-text" title={t(missing ? 'bindingNote' : 'bindingTranslation')}>
      {/* A plain link, since the language belongs to the address. */}
      <a
        href={localePath(`/${page}`, DEFAULT_LOCALE) + query}
        hrefLang={languageOf(DEFAULT_LOCALE)}
        className="inline-flex min-h-11 items-center text-link"
      >
        {t('bindingLink')}
      </a>
    </Notice>
  )
}

/** A page of rules: contents beside the text, who runs the market at the end. */
export function TermsPage({ title, text, sections, validFrom, polishBinds, above, children }: Props) {
  const t = useTexts('terms')
  const locale = useLocale()
  const owner = useSettings()?.owner
  const shown = text.blocks ? sectionsOf(text.blocks) : sections.map(asBlocks)
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:order-last">
        <h1 className="text-3xl">{title}</h1>
        <Standing text={text} validFrom={validFrom} />
        {above}
        {polishBinds && locale !== DEFAULT_LOCALE && <PolishBinds text={text} />}
        <div className="max-w-text">
          {shown.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
            <section key={index} id={`s${index + 1}`} className="mt-9 scroll-mt-6">
              {section.title && <h2 className="text-xl">{section.title}</h2>}
              {section.body.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
                <BlockView key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
        {children && <div className="mt-8">{children}</div>}
        {text.hasOthers && (
          <p className="mt-8">
            <Link to={`/text-versions/${text.page}`} className="inline-flex min-h-11 items-center text-link">
              {t('allVersions')}
            </Link>
          </p>
        )}
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
        <ol className="mt-2 border-line lg:border-l">
          {shown.map(
            (section, index) =>
              section.title && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
                <li key={index}>
                  <a
                    href={`#s${index + 1}`}
                    className="flex min-h-8 items-center py-1 text-muted hover:text-ink hover:underline lg:pl-4"
                  >
                    {section.title}
                  </a>
                </li>
              ),
          )}
        </ol>
      </nav>
    </div>
  )
}
