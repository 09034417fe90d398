import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, type Options, open, type ZipFile } from 'yauzl'
import { FORMAT, fileEntry, KEY_ENTRY, MANIFEST_ENTRY, type Manifest, manifestSchema, tableEntry } from './format.ts'

export type Archive = {
  manifest: Manifest
  stream: (entry: string) => Promise<Readable>
  /** Reads everything once; throws in words where something is not what the manifest says. */
  check: () => Promise<void>
  close: () => void
}

const openZip = promisify<string, Options, ZipFile>(open)

/** Opens an archive of `npm run backup`; refuses in words what is none, is cut off, or was made by a newer program. */
export async function readArchive(path: string): Promise<Archive> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new Error(`${path} is no back-up, or not a whole one: ${error.message}`, { cause: error })
  })
  try {
    const entries = await listEntries(zip)
    const stream = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw new Error(`The back-up is damaged: ${name} is missing.`)
      return promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry)
    }
    const manifest = readManifest((await buffer(await stream(MANIFEST_ENTRY))).toString('utf8'))
    const check = async () => {
      const parts = [
        ...manifest.tables.map((table) => ({ ...table, name: tableEntry(table) })),
        ...manifest.files.map((file) => ({ ...file, name: fileEntry(file.key) })),
        { name: KEY_ENTRY, ...manifest.secretKey },
      ]
      for (const { name, sha256 } of parts) {
        const hash = createHash('sha256')
        try {
          for await (const chunk of await stream(name)) hash.update(chunk)
        } catch (error) {
          throw new Error(`The back-up is damaged: ${name} cannot be read.`, { cause: error })
        }
        if (hash.digest('hex') !== sha256) throw new Error(`The back-up is damaged: ${name} is not what was saved.`)
      }
    }
    return { manifest, stream, check, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

function readManifest(text: string): Manifest {
  const read: unknown = JSON.parse(text)
  const format = (read as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) {
    throw new Error('The back-up was made by a newer program: restore it with that one.')
  }
  const parsed = manifestSchema.safeParse(read)
  if (!parsed.success) throw new Error('The back-up is damaged: its manifest cannot be read.')
  return parsed.data
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}
