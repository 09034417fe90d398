import type { Locale } from '../values/locale.ts'
import { wordsInEach } from './languages.ts'

/** Words of documents as PDF. */
export const DOCUMENT_PRINT: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('documentPrint')
