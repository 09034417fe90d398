import { allTexts } from '../../i18n/index.ts'
import { DEFAULT_LOCALE, type Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import type { MailSection } from '../mail/index.ts'
import type { versions } from '../terms/index.ts'
import { fillBlocks, readMarkup, type TextPage, type TextValues } from '../terms/rules/index.ts'
import { inSections } from './read-buyers-texts.ts'

/** What a page that binds sellers is called. */
export const titleOf = (page: TextPage, locale: Locale): string =>
  must((allTexts[locale].meta as Readonly<Record<string, string>>)[`${page}Title`], `the title of ${page}`)

/** What the operator says is different, and why it comes sooner than usual where it does. */
export function changesOf({ changes, exception }: versions.StoredVersion, locale: Locale): string {
  const said = must(changes[locale] ?? changes[DEFAULT_LOCALE], 'what is different')
  return exception ? `${said}\n\n${exception.reason}` : said
}

/** The whole text, a section a heading; in Polish where it is not there in the reader's language. */
export function sectionsOf({ page, words }: versions.StoredVersion, values: TextValues, locale: Locale): MailSection[] {
  const spoken = words[locale] ? locale : DEFAULT_LOCALE
  return inSections(fillBlocks(readMarkup(must(words[spoken], 'the Polish text')), values, spoken)).map(
    ({ title, paragraphs }) => ({
      heading: title || titleOf(page, spoken),
      lines: paragraphs,
    }),
  )
}
