import { allTexts } from '../../i18n/all-texts.ts'
import { LOCALES } from '../../values/locale.ts'
import { describePage } from '../describe-page.ts'
import { setDescribe } from '../page-info.ts'
import { registerTexts } from './registry.ts'

/** The server speaks all languages from the start. */
export function loadAllTexts(): void {
  for (const locale of LOCALES) registerTexts(locale, allTexts[locale])
  setDescribe(describePage)
}
