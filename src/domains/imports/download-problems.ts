import { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import type { Locale } from '../../values/locale.ts'
import { requireMember } from '../companies/index.ts'
import type { ImportProblem } from './contract.ts'
import { BYTE_ORDER_MARK, csvLines } from './exporting/csv-text.ts'
import { fileWords } from './exporting/file-words.ts'
import { allProblems } from './read-problems.ts'
import { requireImport } from './require-import.ts'

/** What is wrong with rows as a CSV file, told in the asked language, written while it is read. */
export async function downloadProblems(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: { companyId: number; importId: number },
  severity: ImportProblem['severity'] | undefined,
  locale: Locale,
): Promise<{ name: string; stream: Readable }> {
  requireMember(deps, actor, companyId, 'products.edit')
  const { name } = await requireImport(deps, companyId, importId)
  const encoder = new TextEncoder()
  const words = fileWords(locale)
  async function* lines() {
    yield encoder.encode(
      BYTE_ORDER_MARK + csvLines([[words.line, words.column, words.value, words.reason, words.effect]]),
    )
    for await (const problems of allProblems(deps, importId, severity, locale)) {
      const rows = problems.map((one) => [
        one.line,
        one.column ?? one.field,
        one.value,
        one.message,
        words[one.severity],
      ])
      yield encoder.encode(csvLines(rows))
    }
  }
  const plain = name.replace(/\.[a-z0-9]{1,5}$/i, '')
  return {
    name: `${plain} - ${words.problems}.csv`,
    stream: Readable.from(lines()),
  }
}
