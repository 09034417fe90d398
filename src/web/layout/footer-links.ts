import type { Locale } from '../../values/locale.ts'
import { describePage } from '../describe-page.ts'
import { footerColumns } from './footer-columns.ts'

/** Titles of the pages in the footer, by path. */
export function footerTitles(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    footerColumns.flatMap(({ paths }) => paths.map((path) => [path, describePage(path, locale).title])),
  )
}
