import type { Locale } from '../../values/locale.ts'
import { describePage, rowOf } from '../describe-page.ts'
import { setDescribe } from '../page-info.ts'
import { loadTexts } from '../texts/load-browser.ts'

/** Titles of all pages are there from now on. */
export async function prepareTitles(locale: Locale): Promise<void> {
  await loadTexts(locale, 'meta')
  setDescribe(describePage)
}

/** The words of the page to come. */
export async function prepareTexts(locale: Locale, pathname: string): Promise<void> {
  await Promise.all(rowOf(pathname).texts.map((bundle) => loadTexts(locale, bundle)))
}
