import { wordsInEach } from '../../../i18n/languages.ts'
import { dateFormat } from '../../../values/dates.ts'
import { escapeHtml } from '../../../values/html.ts'
import { type Locale, pickText } from '../../../values/locale.ts'
import type { MaintenanceState } from '../../maintenance.ts'
import { plainPage } from '../plain-page.ts'

const WORDS = wordsInEach('maintenance')

/** What operators wrote for visitors in this language, else in Polish; null: nothing. */
export function messageIn({ message }: MaintenanceState, locale: Locale): string | null {
  return pickText({ 'pl-PL': '', ...message }, locale) || null
}

/** What visitors see while the market is closed. */
export function maintenancePage(state: MaintenanceState, locale: Locale): string {
  const words = WORDS[locale]
  const message = messageIn(state, locale)
  const until = state.until
    ? words.until.replace(
        '{{time}}',
        dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(state.until)),
      )
    : words.soon
  const body = `<p>${escapeHtml(message ?? words.text)}</p><p>${escapeHtml(until)}</p>`
  return plainPage({ locale, title: words.title, body })
}
