import type { Locale } from '../values/locale.ts'
import { wordsInEach } from './languages.ts'

/** Words of the sections of mails about orders. */
export const ORDER_MAILS: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('orderMails')
