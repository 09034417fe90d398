import { wordsInEach } from '../../i18n/languages.ts'
import { fillText } from '../../i18n/translate.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { readPublicSettings } from '../settings/index.ts'
import { FOLDERS } from './purchase-entries.ts'

const WORDS = wordsInEach('exportWords')
type Key = keyof (typeof WORDS)[Locale]

/** README.txt: what each file holds, and what a person may ask for. */
export async function explainExport(deps: Deps, locale: Locale, names: readonly string[]): Promise<string> {
  const words = WORDS[locale]
  const { marketName, owner } = await readPublicSettings(deps)
  const params = {
    market: marketName,
    email: owner.email,
    days: String(deps.config.labelDataDays),
    at: deps.now().toISOString().slice(0, 16).replace('T', ' '),
  }
  const say = (key: Key) => fillText(words[key], params)
  const title = say('title')
  const lines = names.map(
    (name) =>
      `  ${name.padEnd(16)} ${say((name in FOLDERS ? FOLDERS[name as keyof typeof FOLDERS] : name.split('.')[0]) as Key)}`,
  )
  const blocks = [`${title}\n${'='.repeat(title.length)}`, say('made'), say('intro'), lines.join('\n'), say('money')]
  // With the mark of its encoding and the line ends that every editor knows.
  return `\uFEFF${[...blocks, say('rights'), say('kept')].join('\n\n')}\n`.replaceAll('\n', '\r\n')
}
