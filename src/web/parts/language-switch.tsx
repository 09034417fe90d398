import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { LOCALES, localePath } from '../../values/locale.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'
import { Popover } from '../ui/popover.tsx'

const names = { 'pl-PL': 'Polski', 'en-US': 'English', 'de-DE': 'Deutsch' }

/** The same page in another language: a plain link, since the language belongs to the address. */
export function LanguageSwitch() {
  const t = useTexts('shell')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const code = locale.slice(0, 2)
  return (
    <Popover
      label={`${t('language')}: ${names[locale]}`}
      triggerClassName="inline-flex h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium uppercase hover:bg-sunken"
      trigger={
        <>
          <Languages className="size-5" aria-hidden="true" />
          {code}
        </>
      }
    >
      <ul>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={localePath(pathname, other) + search}
              hrefLang={other.slice(0, 2)}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              className={cx('flex min-h-10 items-center rounded-md px-3 text-sm hover:bg-sunken', other === locale && 'font-semibold')}
            >
              {names[other]}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
