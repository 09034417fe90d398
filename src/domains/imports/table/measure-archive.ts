import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** Bytes and files that an archive may unpack to. */
export type ArchiveLimits = { entries: number; bytes: number }
export const TABLE_LIMITS: ArchiveLimits = { entries: 5000, bytes: 1_200_000_000 }
/** What is large and packs so well is no table: bytes of an entry, and how many times larger than packed. */
const BOMB = { bytes: 30_000_000, ratio: 300 }

/** Opens an archive; undefined when it is none. */
export function openArchive(path: string): Promise<ZipFile | undefined> {
  return new Promise((resolve) => {
    // Names that lead out of the folder, absolute ones and wrong sizes are errors of the reader itself.
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
    yauzl.open(path, options, (error, zip) => resolve(error ? undefined : zip))
  })
}

/** Entries one after the other; whoever takes one asks for the next. Throws where a name or the structure is not sound. */
export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      const settle = (then: () => void) => () => {
        zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
        then()
      }
      zip.once('entry', (one: Entry) => settle(() => resolve(one))())
      zip.once(
        'end',
        settle(() => resolve(undefined)),
      )
      zip.once('error', (error: Error) => settle(() => reject(error))())
      zip.readEntry()
    })
    if (!entry) return
    yield entry
  }
}

/** The bytes of an entry, at most so many; undefined beyond. A declared size is not believed. */
export async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer | undefined> {
  if (entry.uncompressedSize > most) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of await streamOf(zip, entry)) {
    size += (part as Buffer).length
    if (size > most) return undefined
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

export function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )
}

export type Measured = { kind: 'workbook'; sheets: string[] } | { kind: 'other' | 'unsafe' }

/** Unpacks a table's archive to nowhere: whether it is as small as it says, and which sheets its workbook has. */
export async function measureWorkbook(path: string): Promise<Measured> {
  const zip = await openArchive(path)
  if (!zip) return { kind: 'other' }
  let [entries, bytes] = [0, 0]
  let workbook: string | undefined
  try {
    for await (const entry of entriesOf(zip)) {
      entries += 1
      const { uncompressedSize, compressedSize } = entry
      if (uncompressedSize > BOMB.bytes && uncompressedSize > compressedSize * BOMB.ratio) return { kind: 'unsafe' }
      if (entries > TABLE_LIMITS.entries || bytes + uncompressedSize > TABLE_LIMITS.bytes) return { kind: 'unsafe' }
      const parts: Buffer[] = []
      const isWorkbook = entry.fileName === 'xl/workbook.xml' && uncompressedSize < BOMB.bytes
      for await (const part of await streamOf(zip, entry)) {
        bytes += (part as Buffer).length
        if (isWorkbook) parts.push(part as Buffer)
      }
      if (isWorkbook) workbook = Buffer.concat(parts).toString('utf8')
    }
  } catch {
    return { kind: 'unsafe' }
  } finally {
    zip.close()
  }
  return workbook === undefined ? { kind: 'other' } : { kind: 'workbook', sheets: sheetNames(workbook) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function sheetNames(xml: string): string[] {
  return [...xml.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/g)].map(([, name = '']) =>
    name.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, digits?: string, hex?: string, word = '') => {
      const code = digits ? Number(digits) : hex ? Number.parseInt(hex, 16) : undefined
      return code === undefined ? (ENTITIES[word] ?? whole) : String.fromCodePoint(Math.min(code, 0x10ffff))
    }),
  )
}
