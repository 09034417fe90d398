import { importFiles as de } from '../../../i18n/de-DE/import-files.ts'
import { importFiles as en } from '../../../i18n/en-US/import-files.ts'
import { importFiles as pl } from '../../../i18n/pl-PL/import-files.ts'
import type { Locale } from '../../../values/locale.ts'

export type FileWords = Readonly<Record<keyof typeof pl, string>>
const WORDS: Record<Locale, FileWords> = { 'pl-PL': pl, 'en-US': en, 'de-DE': de }

/** Words in files of a language. */
export const fileWords = (locale: Locale): FileWords => WORDS[locale]
