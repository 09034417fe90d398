import type { PublicCompany } from '../../../domains/companies/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { presented } from './presented.ts'

type Props = { holiday: PublicCompany['holiday']; className?: string }

/** When nothing can be ordered of a seller, now or soon, and what the seller says of it. */
export function HolidayNotice({ holiday, className = '' }: Props) {
  const t = useTexts('catalog')
  const locale = useLocale()
  if (!holiday) return null
  const day = (text: string) => dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(text))
  const dates = { from: day(holiday.from), until: day(holiday.until) }
  const note = holiday.note && presented(holiday.note, locale, noteLanguage(holiday.note))
  return (
    <Notice
      tone={holiday.now ? 'warning' : 'info'}
      className={className}
      title={t(holiday.now ? 'holidayNow' : 'holidaySoon', dates)}
    >
      <p>{t(holiday.now ? 'holidayNowText' : 'holidaySoonText')}</p>
      {note && (
        <p lang={note.lang} className="mt-1 whitespace-pre-line break-words">
          {note.text}
        </p>
      )}
    </Notice>
  )
}

/** A note in one language is better than none. */
function noteLanguage(note: NonNullable<NonNullable<PublicCompany['holiday']>['note']>) {
  return LOCALES.find((locale) => note[locale]) ?? DEFAULT_LOCALE
}
