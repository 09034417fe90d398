import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import type { Actor } from '../../../values/actor.ts'
import { neutralCell } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { copyPdf } from '../adapters/copy-pdf.ts'
import { wordsOfCopy } from '../copy-words.ts'
import { readCopy } from './read-copy.ts'

type CopyFile = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A company's copy to keep; `pdf_busy` where too many are drawn. */
export async function readCopyFile(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, year, format, locale }: { companyId: number; year: number; format: 'pdf' | 'csv'; locale: Locale },
): Promise<CopyFile> {
  const copy = await readCopy(deps, actor, companyId, year)
  const words = wordsOfCopy(copy, locale)
  const name = `tax-report-${year}-${companyId}.${format}`
  if (format === 'pdf') return { bytes: await copyPdf(words), media: 'application/pdf', name }
  const facts = words.facts.map(([fact, value]) => [fact, neutralCell(value)])
  const rows = [[words.title], ...facts, [], words.head, ...words.cells]
  const text = BYTE_ORDER_MARK + printRows(rows, locale) + LINE_END
  return { bytes: new Uint8Array(Buffer.from(text)), media: 'text/csv; charset=utf-8', name }
}
