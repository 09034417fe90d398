import { mails as de, mailFrame as frameDe } from '../../../i18n/de-DE/mails.ts'
import { mails as en, mailFrame as frameEn } from '../../../i18n/en-US/mails.ts'
import type { MailWords } from '../../../i18n/mail-words.ts'
import { mailFrame as framePl, mails as pl } from '../../../i18n/pl-PL/mails.ts'
import type { Locale } from '../../../values/locale.ts'
import type { MailTemplate, MailTemplates } from '../templates.ts'

/** A mail that has a link has a button for it, and only such a mail. */
type WordsOf<T extends MailTemplate> = MailWords &
  (MailTemplates[T] extends { link: string } ? { readonly button: string } : { readonly button?: never })

/** A template without words in one of the languages does not compile. */
export const WORDS: Record<Locale, { readonly [T in MailTemplate]: WordsOf<T> }> = {
  'pl-PL': pl,
  'en-US': en,
  'de-DE': de,
}
export const FRAMES: Record<Locale, Readonly<Record<string, string>>> = {
  'pl-PL': framePl,
  'en-US': frameEn,
  'de-DE': frameDe,
}
