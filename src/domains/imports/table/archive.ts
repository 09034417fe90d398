import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

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

/** The unpacked bytes of an entry as they come. */
export function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )
}
