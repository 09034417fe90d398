import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { newFileKey, removeIfLeftOver } from '../files-later.ts'
import { endExport, findExport } from '../store/exports.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv-text.ts'
import { type Cells, exportRows } from './export-rows.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Writes the file of an export, page by page. Safe to run twice: a file that was not finished is written anew. */
export async function writeExport(
  deps: Deps,
  { exportId, locale }: { exportId: number; locale: Locale },
  signal: AbortSignal,
): Promise<void> {
  const row = await findExport(deps.db, exportId)
  if (row?.status !== 'running') return
  const key = newFileKey('exports', row.companyId)
  await removeIfLeftOver(deps, key)
  const path = deps.files.path(key)
  await mkdir(dirname(path), { recursive: true })
  const counted = { rows: 0 }
  try {
    const pages = exportRows(deps, row, locale, { counted, signal })
    if (row.format === 'xlsx') await writeWorkbook(path, pages)
    else await pipeline(Readable.from(csvText(pages, locale)), createWriteStream(path))
  } catch (error) {
    // Cut off: the next attempt writes it anew.
    if (signal.aborted) throw error
    await endExport(deps.db, exportId, { status: 'failed', fileKey: null, rows: counted.rows, bytes: null })
    throw error
  }
  const { size } = await stat(path)
  await endExport(deps.db, exportId, { status: 'done', fileKey: key, rows: counted.rows, bytes: size })
}

async function* csvText(pages: AsyncIterable<Cells[]>, locale: Locale): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const page of pages) yield csvLines(page, locale)
}
