import { wordsInEach } from '../../../i18n/languages.ts'
import { type Locale, pickText } from '../../../values/locale.ts'
import type { MailSection } from '../../mail/index.ts'
import type { Recall } from '../store/recalls.ts'

const WORDS = wordsInEach('productSafety')

/** What a mail about a recall says, in the reader's language. */
export function sectionsOf(recall: Recall, goods: readonly string[], locale: Locale): MailSection[] {
  const words = WORDS[locale]
  const marks: [string, string][] = [
    ...(recall.brand ? [[words.brand, recall.brand] as [string, string]] : []),
    ...(recall.model ? [[words.model, recall.model] as [string, string]] : []),
    ...(recall.ean ? [[words.ean, recall.ean] as [string, string]] : []),
  ]
  return [
    { heading: words[`kind_${recall.kind}`], rows: marks, lines: goods },
    { heading: words.danger, lines: [pickText(recall.danger, locale)] },
    { heading: words.remedy, lines: [pickText(recall.remedy, locale)] },
    ...(recall.link ? [{ heading: words.safetyGate, link: recall.link }] : []),
    ...(recall.kind === 'illegal' ? [{ heading: words.redress, lines: [words.redressText] }] : []),
  ]
}
