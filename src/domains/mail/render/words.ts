import { wordsInEach } from '../../../i18n/languages.ts'
import type { MailWords } from '../../../i18n/mail-words.ts'
import type { Locale } from '../../../values/locale.ts'
import type { MailTemplate, MailTemplates } from '../templates.ts'

/** A mail that has a link has a button for it, and only such a mail. */
type WordsOf<T extends MailTemplate> = MailWords &
  (MailTemplates[T] extends { link: string } ? { readonly button: string } : { readonly button?: never })

/** A template without words in one of the languages does not compile. */
export const WORDS: Record<Locale, { readonly [T in MailTemplate]: WordsOf<T> }> = wordsInEach('mails')
export const FRAMES: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('mailFrame')
