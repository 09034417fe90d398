import { wordsInEach } from '../../../i18n/languages.ts'
import { fillText } from '../../../i18n/translate.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { readPublicSettings } from '../../settings/index.ts'

const WORDS = wordsInEach('dataExports')

/** README.txt: when it was made and what each file holds; amounts and times once for all. */
export async function explainFiles(
  deps: Deps,
  locale: Locale,
  { title, lines }: { title: 'readmeCompany' | 'readmeMarket'; lines: readonly [name: string, text: string][] },
): Promise<string> {
  const words = WORDS[locale]
  const { marketName: market } = await readPublicSettings(deps)
  const head = fillText(words[title], { market })
  const at = deps.now().toISOString().slice(0, 16).replace('T', ' ')
  const files = lines.map(([name, text]) => `  ${name.padEnd(24)} ${text}`.trimEnd()).join('\n')
  const blocks = [`${head}\n${'='.repeat(head.length)}`, fillText(words.readmeMade, { at }), files, words.readmeUnits]
  // With the mark of its encoding and the line ends that every editor knows.
  return `\uFEFF${blocks.join('\n\n')}\n`.replaceAll('\n', '\r\n')
}
