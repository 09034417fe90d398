import type { Entry, ZipFile } from 'yauzl'
import { entriesOf, openArchive, streamOf } from '../archive.ts'
import type { TableRow } from '../read-csv.ts'
import { TableRefused } from '../table-refused.ts'
import { PartReader } from './part-reader.ts'
import { SharedTexts } from './shared-texts.ts'
import { SheetRows } from './sheet-rows.ts'
import { CellStyles } from './styles.ts'
import { readXml } from './xml.ts'

/** Files and unpacked bytes that an archive may have, and what is large and packs so well that it is no table. */
const LIMITS = { entries: 5000, bytes: 1_200_000_000, entry: 30_000_000, ratio: 300 }
/** Sheets that are looked at. */
const MOST_SHEETS = 200

export type Workbook = {
  sheets: string[]
  /** The rows of a sheet as they are unpacked: no sheet is held whole. */
  rows: (sheet: string) => AsyncGenerator<TableRow[]>
  close: () => void
}

/**
 * Opens a workbook as any tool writes it: parts in any order and anywhere in the archive, found by their relations. Undefined when it is
 * none; refuses what unpacks to far too much (`archive_unsafe`).
 */
export async function openWorkbook(path: string): Promise<Workbook | undefined> {
  const zip = await openArchive(path)
  if (!zip) return undefined
  try {
    const entries = await partsOf(zip)
    const read = new PartReader(async (name, events) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return false
      for await (const _ of readXml(await streamOf(zip, entry), events));
      return true
    })
    const book = await read.workbook()
    if (!book) {
      zip.close()
      return undefined
    }
    const sheets = book.sheets.slice(0, MOST_SHEETS)
    let known: Promise<{ texts: SharedTexts; styles: CellStyles }> | undefined
    return {
      sheets: sheets.map(({ name }) => name),
      close: () => zip.close(),
      async *rows(name) {
        const sheet = sheets.find((one) => one.name === name)
        const entry = sheet && entries.get(sheet.part.toLowerCase())
        if (!entry) return
        known ??= readCommon(read, book)
        yield* rowsOf(zip, entry, new SheetRows({ ...(await known), from1904: book.from1904 }))
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** What all sheets share; either may be missing. */
async function readCommon(read: PartReader, book: { texts?: string; styles?: string }) {
  const [texts, styles] = [new SharedTexts(), new CellStyles()]
  if (book.texts) await read.part(book.texts, texts)
  if (book.styles) await read.part(book.styles, styles)
  return { texts, styles }
}

async function* rowsOf(zip: ZipFile, entry: Entry, sheet: SheetRows): AsyncGenerator<TableRow[]> {
  for await (const _ of readXml(await streamOf(zip, entry), sheet)) {
    const rows = sheet.take()
    if (rows.length > 0) yield rows
  }
  const last = sheet.take()
  if (last.length > 0) yield last
}

/** The files of an archive by their names in small letters. What they unpack to is believed, as the reader refuses a byte more. */
async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let [count, bytes] = [0, 0]
  const unsafe = new TableRefused('archive_unsafe')
  try {
    for await (const entry of entriesOf(zip)) {
      const { fileName, uncompressedSize, compressedSize } = entry
      count += 1
      bytes += uncompressedSize
      const bomb = uncompressedSize > LIMITS.entry && uncompressedSize > compressedSize * LIMITS.ratio
      if (bomb || count > LIMITS.entries || bytes > LIMITS.bytes) throw unsafe
      const name = fileName.toLowerCase()
      if (!entries.has(name)) entries.set(name, entry)
    }
  } catch {
    throw unsafe
  }
  return entries
}
