import { useLocation } from 'react-router'
import { LANGUAGES, LOCALES, languageOf, localePath } from '../../values/locale.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'

/** The same page in another language: a plain link, since the language belongs to the address. */
export function LanguageSwitch() {
  const t = useTexts('shell')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t('language')} className="flex text-xs">
      {LOCALES.map((other) => (
        <a
          key={other}
          href={localePath(pathname, other) + search}
          lang={other}
          hrefLang={other}
          title={LANGUAGES[other].name}
          aria-current={other === locale ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 min-w-9 items-center justify-center rounded-md uppercase hover:bg-sunken',
            other === locale ? 'font-bold' : 'text-muted',
          )}
        >
          {languageOf(other)}
          <span className="sr-only"> {LANGUAGES[other].name}</span>
        </a>
      ))}
    </nav>
  )
}
