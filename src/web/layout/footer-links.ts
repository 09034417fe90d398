import type { Locale } from '../../values/locale.ts'
import { describePage } from '../describe-page.ts'
import { footerColumns } from './footer-columns.ts'

const known = new Map<Locale, Record<string, string>>()

/** Titles of the pages in the footer, by path. */
export function footerTitles(locale: Locale): Record<string, string> {
  let titles = known.get(locale)
  if (!titles) {
    const paths = footerColumns.flatMap((column) => [...column.paths])
    titles = Object.fromEntries(paths.map((path) => [path, describePage(path, locale).title]))
    known.set(locale, titles)
  }
  return titles
}
