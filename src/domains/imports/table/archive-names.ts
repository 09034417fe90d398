import { archiveName } from '../rules/picture-sources.ts'
import { entriesOf, openArchive } from './archive.ts'
import { TableRefused } from './table-refused.ts'

/** An archive of pictures: so many files, unpacked so large together, none smaller than a five-hundredth of itself. */
export const ARCHIVE_LIMITS = { entries: 5000, bytes: 1_000_000_000, ratio: 500, entry: 20_000_000 }

/** Names by which rows may call the pictures of an archive. Refuses one that unpacks to far too much, or leads out of its folder. */
export async function archiveNames(path: string): Promise<string[]> {
  const zip = await openArchive(path)
  if (!zip) throw new TableRefused('not_an_archive')
  const names: string[] = []
  let bytes = 0
  try {
    for await (const { fileName, uncompressedSize, compressedSize, generalPurposeBitFlag } of entriesOf(zip)) {
      bytes += uncompressedSize
      const bomb = uncompressedSize > 1_000_000 && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio
      const encrypted = (generalPurposeBitFlag & 1) === 1
      if (names.length >= ARCHIVE_LIMITS.entries || bytes > ARCHIVE_LIMITS.bytes || bomb || encrypted) {
        throw new TableRefused('archive_unsafe')
      }
      if (!fileName.endsWith('/') && uncompressedSize <= ARCHIVE_LIMITS.entry) names.push(archiveName(fileName))
    }
  } catch {
    throw new TableRefused('archive_unsafe')
  } finally {
    zip.close()
  }
  return names
}
