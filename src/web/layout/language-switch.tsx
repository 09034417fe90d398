import { useLocation } from 'react-router'
import { LOCALES, localePath } from '../../values/locale.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'

const names = { 'pl-PL': 'Polski', 'en-US': 'English', 'de-DE': 'Deutsch' }

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
          title={names[other]}
          aria-current={other === locale ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 min-w-9 items-center justify-center rounded-md uppercase hover:bg-sunken',
            other === locale ? 'font-bold' : 'text-muted',
          )}
        >
          {other.slice(0, 2)}
          <span className="sr-only"> {names[other]}</span>
        </a>
      ))}
    </nav>
  )
}
