import { LOCALES, type Locale, languageOf } from '../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { useSettings } from '../../../use-root.ts'

type Shown = { media: string; version: string }
const addressOf = (locale: Locale, { version }: Shown) => `/api/guarantee-notice/${locale}?v=${version}`

/** The official file in the reader's language, unchanged; where that is missing, the ways to it in other ones. */
export function OfficialNotice() {
  const t = useTexts('terms')
  const languages = useTexts('languages')
  const locale = useLocale()
  const files = useSettings()?.guarantee ?? {}
  const own = files[locale]
  const kindOf = ({ media }: Shown) => t(media === 'application/pdf' ? 'noticeKindPdf' : 'noticeKindPicture')
  if (own) {
    const address = addressOf(locale, own)
    return (
      <div className="mt-6 max-w-text">
        {own.media !== 'application/pdf' && (
          // White whatever the page's colours are: the notice keeps its own.
          <img src={address} alt={t('noticeAlt')} className="w-full rounded-md border border-line bg-white" />
        )}
        <p className="mt-2">
          <a href={address} download className="inline-flex min-h-11 items-center text-link">
            {t('noticeDownload', { kind: kindOf(own) })}
          </a>
        </p>
      </div>
    )
  }
  const others = LOCALES.flatMap((one) => {
    const file = files[one]
    return file ? [{ one, file }] : []
  })
  if (others.length === 0) return null
  return (
    <div className="mt-6 max-w-text">
      <p>{t('noticeOther')}</p>
      <ul className="mt-1">
        {others.map(({ one, file }) => (
          <li key={one}>
            <a
              href={addressOf(one, file)}
              hrefLang={languageOf(one)}
              download
              className="inline-flex min-h-11 items-center text-link"
            >
              {languages(one)} ({kindOf(file)})
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
